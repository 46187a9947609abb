import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../project.mjs'
import { Failure } from '../terminal.mjs'
import { portOf } from './server.mjs'

const MEGABYTE = 1_048_576

/** Checks that the folder is writable and the disk has space, so that a problem is reported before the work starts. */
export function checkFolder({ neededMegabytes }) {
  const probe = path.join(root, '.data', `probe-${process.pid}`)
  mkdirSync(path.dirname(probe), { recursive: true })
  writeFileSync(probe, 'x')
  rmSync(probe)
  const { bavail, bsize } = statfsSync(root)
  const freeMegabytes = Math.floor((bavail * bsize) / MEGABYTE)
  if (freeMegabytes < neededMegabytes) {
    throw new Failure(
      `Only ${freeMegabytes} MB are free on this disk and ${neededMegabytes} MB are needed: free some space, then start again.`,
    )
  }
}

/** Throws the first problem of site.config.ts as a sentence. A running server checks it again (instrumentation.ts). */
export async function checkSiteConfig() {
  // Imported here, because the packages may have just been installed.
  const { tsImport } = await import('tsx/esm/api')
  try {
    const { checkSite } = await tsImport('../../../lib/platform/config/site-check.ts', import.meta.url)
    checkSite({ ...(await tsImport('../../../site.config.ts', import.meta.url)) })
    // Throws if there are no facts or texts for the state yet.
    await tsImport('../../../components/content/resources/guides.ts', import.meta.url)
  } catch (error) {
    throw new Failure(error.message)
  }
}

export const DEFAULT_SITE_URL = 'http://localhost:3000'

function hasBuild(env) {
  return existsSync(path.join(root, env.NEXT_DIST_DIR || '.next', 'BUILD_ID'))
}

/** Throws the first problem of an installation, in the order in which an operator would fix them. */
export function checkBeforeServing(env, isBuilt = hasBuild(env)) {
  if (!env.DATABASE_URL) {
    throw new Failure(
      'Set DATABASE_URL to your PostgreSQL, for example postgresql://user:password@localhost:5432/directory (to try the product without one: npm run demo).',
    )
  }
  if (env.PORT) portOf(env.PORT)
  if (!isBuilt) throw new Failure('There is no build yet: run npm run build, then npm start.')
}

/** One line for each optional feature that is not configured. */
export function unconfiguredFeatures(env) {
  return [
    env.GOOGLE_MAPS_API_KEY
      ? ''
      : 'Google Places is off (GOOGLE_MAPS_API_KEY is not set): searches return only the directory.',
    env.NEXTAUTH_SECRET ? '' : 'No one can sign up or sign in: NEXTAUTH_SECRET is not set.',
    env.SITE_URL
      ? ''
      : `SITE_URL is not set: links in mails and pages start with ${DEFAULT_SITE_URL}, and forms work only at that address.`,
    Number(env.TRUSTED_PROXY_HOPS) > 0
      ? ''
      : 'Rate limits per address are off (TRUSTED_PROXY_HOPS is 0): behind a proxy set it to the number of proxies, usually 1.',
    env.SMTP_URL ? '' : 'No mail is sent (SMTP_URL is not set): mails stay in the outbox.',
    env.STRIPE_SECRET_KEY ? '' : 'Plans are paid by invoice (STRIPE_SECRET_KEY is not set): an admin records payments.',
    env.JOBS === 'off' ? 'No jobs run in this process (JOBS is off): run npm run worker as well.' : '',
  ].filter(Boolean)
}

export const isOn = (value) => value === '1' || value === 'true'

/** Warnings about settings that make a server less secure than the defaults. */
export function securityWarnings(env) {
  return [
    isOn(env.ALLOW_TEST_ACCOUNTS)
      ? 'WARNING: ALLOW_TEST_ACCOUNTS is set. Anyone can create an account at test.com, example.com or .test without confirming the address. This is for the demo and for tests.'
      : '',
    env.ADMIN_SECOND_FACTOR === 'optional'
      ? 'WARNING: ADMIN_SECOND_FACTOR is optional. Admins can sign in with only a password. This is for the demo and for tests.'
      : '',
    isOn(env.IMPORT_SOURCES_LOOPBACK)
      ? 'WARNING: IMPORT_SOURCES_LOOPBACK is set. The sources of imports can fetch from services that only this machine may reach. This is for tests.'
      : '',
    isOn(env.MAIL_VIEWER)
      ? 'WARNING: MAIL_VIEWER is set. Anyone can read every mail at /dev/mail, including the links that open accounts. This is for the demo and for tests.'
      : '',
  ].filter(Boolean)
}

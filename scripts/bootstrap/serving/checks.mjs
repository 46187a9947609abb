import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../project.mjs'
import { Failure } from '../terminal.mjs'
import { portOf } from './ports.mjs'

const MEGABYTE = 1_048_576

/** Tries what the rest depends on, so that it fails in one sentence rather than somewhere in the middle. */
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

export const DEFAULT_SITE_URL = 'http://localhost:3000'

function hasBuild(env) {
  return existsSync(path.join(root, env.NEXT_DIST_DIR || '.next', 'BUILD_ID'))
}

/** What is wrong with an installation, in the order in which one puts it right. Throws the first. */
export function checkBeforeServing(env, isBuilt = hasBuild(env)) {
  if (!env.DATABASE_URL) {
    throw new Failure(
      'Set DATABASE_URL to your PostgreSQL, for example postgresql://user:password@localhost:5432/directory (to try the product without one: npm run demo).',
    )
  }
  if (env.PORT) portOf(env.PORT)
  if (!isBuilt) throw new Failure('There is no build yet: run npm run build, then npm start.')
}

/** One line for each optional part that is not configured, so that its absence surprises nobody. */
export function notConfigured(env) {
  return [
    env.GOOGLE_MAPS_API_KEY
      ? ''
      : 'Google is not asked for places (GOOGLE_MAPS_API_KEY is not set): the directory answers alone.',
    env.NEXTAUTH_SECRET ? '' : 'Nobody can sign up or in: NEXTAUTH_SECRET is not set.',
    env.SITE_URL
      ? ''
      : `SITE_URL is not set: links in mails and pages begin with ${DEFAULT_SITE_URL}, and forms work at that address alone.`,
    env.TRUSTED_PROXY_HOPS
      ? ''
      : 'No limits per address hold (TRUSTED_PROXY_HOPS is not set): behind a proxy set how many stand in front, usually 1.',
    env.SMTP_URL ? '' : 'No mail is sent (SMTP_URL is not set): mails wait in the outbox.',
    env.STRIPE_SECRET_KEY ? '' : 'Plans are paid by invoice (STRIPE_SECRET_KEY is not set): an admin records payments.',
    env.JOBS === 'off' ? 'No jobs run in this process (JOBS is off): npm run worker has to run somewhere.' : '',
  ].filter(Boolean)
}

export const isOn = (value) => value === '1' || value === 'true'

/** What makes a server less safe than it would be by default, to be said loudly. */
export function loosened(env) {
  return [
    isOn(env.ALLOW_TEST_ACCOUNTS)
      ? 'WARNING: ALLOW_TEST_ACCOUNTS is set. Anybody can make an account at test.com, example.com or .test without confirming an address. This is for the demo and for tests.'
      : '',
    env.ADMIN_SECOND_FACTOR === 'optional'
      ? 'WARNING: ADMIN_SECOND_FACTOR is optional. An admin needs nothing but a password. This is for the demo and for tests.'
      : '',
    isOn(env.MAIL_VIEWER)
      ? 'WARNING: MAIL_VIEWER is set. Anybody can read every mail at /dev/mail, with the links that open accounts. This is for the demo and for tests.'
      : '',
  ].filter(Boolean)
}

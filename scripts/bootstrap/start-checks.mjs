import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Failure } from './failure.mjs'
import { root } from './root.mjs'

export const DEFAULT_SITE_URL = 'http://localhost:3000'

/** The address that a build's own pages hold (canonical links, sitemap); undefined when there is no build. */
function builtFor(env) {
  const file = path.join(root, env.NEXT_DIST_DIR || '.next', 'built-for')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

/** What is wrong with an installation, in the order in which one puts it right. Throws the first. */
export function checkBeforeServing(env, siteOfBuild = builtFor(env)) {
  if (!env.DATABASE_URL) {
    throw new Failure(
      'Set DATABASE_URL to your PostgreSQL, for example postgresql://user:password@localhost:5432/directory (to try the product without one: npm run demo).',
    )
  }
  if (siteOfBuild === undefined) throw new Failure('There is no build yet: run npm run build, then npm start.')
  const site = env.SITE_URL || DEFAULT_SITE_URL
  if (site !== siteOfBuild) {
    throw new Failure(
      `The build was made for ${siteOfBuild} and SITE_URL is ${site}: run npm run build again with the same SITE_URL.`,
    )
  }
}

import { existsSync } from 'node:fs'
import path from 'node:path'
import { Failure } from './failure.mjs'
import { portOf } from './ports.mjs'
import { root } from './root.mjs'

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

import 'server-only'
import { isDatabaseAway } from './database-away'
import { awayRequests } from './database-away-answer.mjs'
import { logger } from './logger'
import { requestId } from './request-id.mjs'

type FailedRequest = { path: string; method: string; headers: NodeJS.Dict<string | string[]> }

/** Logs why a page could not be made, and lets its answer say that the database is away, where that is why. */
export function noteFailedPage(error: unknown, { path, method, headers }: FailedRequest): void {
  const given = headers['x-request-id']
  const id = requestId(typeof given === 'string' ? given : undefined)
  if (isDatabaseAway(error)) remember(id)
  logger.error({ id, method, path: path.split('?')[0], digest: Object(error).digest, err: error }, 'page failed')
}

/** An answer that had begun takes none away, so they are forgotten now and then. */
function remember(id: string): void {
  if (awayRequests.size >= 1_000) awayRequests.clear()
  awayRequests.add(id)
}

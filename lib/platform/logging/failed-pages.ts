import 'server-only'
import { processWide } from '../config/process-wide.mjs'
import { isDatabaseUnavailable } from '../database/unavailable'
import { logger } from './logger'
import { requestId } from './request-id.mjs'

type FailedRequest = { path: string; method: string; headers: NodeJS.Dict<string | string[]> }

/** Ids of requests whose page failed because the database was unavailable; server/response-headers.mjs sends 503 for them. */
const withoutDatabase = processWide('requests-without-database', () => new Set<string>())

/** Logs why a page failed. If the database was unavailable, the response will say so. */
export function reportFailedPage(error: unknown, { path, method, headers }: FailedRequest): void {
  const given = headers['x-request-id']
  const id = requestId(typeof given === 'string' ? given : undefined)
  if (isDatabaseUnavailable(error)) remember(id)
  logger.error({ id, method, path: path.split('?')[0], digest: Object(error).digest, err: error }, 'page failed')
}

/** Responses that have already started never remove their id, so the set is cleared when it gets too large. */
function remember(id: string): void {
  if (withoutDatabase.size >= 1_000) withoutDatabase.clear()
  withoutDatabase.add(id)
}

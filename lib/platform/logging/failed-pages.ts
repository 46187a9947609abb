import 'server-only'
import { processWide } from '../config/process-wide.mjs'
import { isDatabaseAway } from '../database/unavailable'
import { logger } from './logger'
import { requestId } from './request-id.mjs'

type FailedRequest = { path: string; method: string; headers: NodeJS.Dict<string | string[]> }

/** Ids of requests whose page failed because no database answered; server/response-headers.mjs sends them with 503. */
const withoutDatabase = processWide('requests-without-database', () => new Set<string>())

/** Logs why a page failed, and has its response say that the database is away where that is why. */
export function noteFailedPage(error: unknown, { path, method, headers }: FailedRequest): void {
  const given = headers['x-request-id']
  const id = requestId(typeof given === 'string' ? given : undefined)
  if (isDatabaseAway(error)) remember(id)
  logger.error({ id, method, path: path.split('?')[0], digest: Object(error).digest, err: error }, 'page failed')
}

/** A response that had begun never takes its id out, so all are deleted now and then. */
function remember(id: string): void {
  if (withoutDatabase.size >= 1_000) withoutDatabase.clear()
  withoutDatabase.add(id)
}

import { DatabaseTime, runWithDatabaseTime } from '../lib/platform/database/database-time.mjs'
import { EVENT_STREAM } from './query.mjs'
import { hasSession } from './response-headers.mjs'

/** Longer than a request may wait for the database. Covers everything else that may hang. */
const DEADLINE_MS = 15_000

/**
 * Limits how long a request waits for the database, and responds with 503 to a GET or HEAD request at the deadline. Other methods have no
 * deadline: a client that is told to try again while the work continues would cause it to be done twice.
 *
 * @param {{ factor: number }} options multiplies the limits, for machines that are this many times slower
 */
export const limitTime =
  ({ factor }) =>
  (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isRead && !request.url?.startsWith(EVENT_STREAM)) {
      const timer = setTimeout(() => sendUnavailable(response), DEADLINE_MS * factor)
      response.once('close', () => clearTimeout(timer))
    }
    const time = new DatabaseTime(factor, { isOfSignedInUser: hasSession(request) })
    response.once('close', () => time.finish())
    return runWithDatabaseTime(time, next)
  }

function sendUnavailable(response) {
  if (response.headersSent) return
  response.statusCode = 503
  response.setHeader('retry-after', '5')
  response.setHeader('cache-control', 'no-store')
  response.setHeader('content-type', 'text/plain; charset=utf-8')
  response.end('This is taking too long. Please try again in a few seconds.\n')
}

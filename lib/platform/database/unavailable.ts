/** What the adapter calls a server that is not there, or went away in the middle. */
const AWAY = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections'])
/**
 * PostgreSQL is being stopped or started (57P), has no room on its disk, no memory or no connection left (53), or takes no writes, as one
 * that stands by (25006); the connection broke (08), a statement (57014) or a lock (55P03) took too long; or Prisma gave up a transaction
 * that did not begin or end in time.
 */
const AWAY_CODE = /^(57P0|08|53|25006|57014|55P03|P2028)/
/** Of pg and its pool, which give these no code, and of our own (database-time.mjs). */
const AWAY_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Waited too long for the database)/

/** Whether an error says that no database answers, or none in time, rather than that one refused: then trying again later helps. */
export function isDatabaseAway(error: unknown): boolean {
  const seen = new Set<unknown>()
  for (let one = error; typeof one === 'object' && one !== null && !seen.has(one); one = causeOf(one)) {
    seen.add(one)
    const { kind, code, originalCode, message } = one as Record<string, unknown>
    if (AWAY.has(String(kind))) return true
    if ([code, originalCode].some((value) => typeof value === 'string' && AWAY_CODE.test(value))) return true
    if (typeof message === 'string' && AWAY_WORDS.test(message)) return true
  }
  return false
}

function causeOf(error: object): unknown {
  const { meta, cause } = error as { meta?: { driverAdapterError?: unknown }; cause?: unknown }
  return meta?.driverAdapterError ?? cause
}

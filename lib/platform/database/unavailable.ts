/** The adapter's names for a server that cannot be reached or dropped the connection. */
const UNAVAILABLE_KINDS = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections'])
/**
 * PostgreSQL is stopping or starting (57P), is out of disk space, memory or connections (53), or is a read-only standby (25006); the
 * connection broke (08); a statement (57014) or a lock (55P03) took too long; or Prisma gave up a transaction that did not start or end
 * in time (P2028).
 */
const UNAVAILABLE_CODE = /^(57P0|08|53|25006|57014|55P03|P2028)/
/** Messages of pg and its pool, which set no code for these, and our own (database-time.mjs). */
const UNAVAILABLE_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Waited too long for the database)/

/** Whether an error means that the database is unavailable or too slow, so that trying again later helps, and not that it rejected something. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const seen = new Set<unknown>()
  for (let one = error; typeof one === 'object' && one !== null && !seen.has(one); one = causeOf(one)) {
    seen.add(one)
    const { kind, code, originalCode, message } = one as Record<string, unknown>
    if (UNAVAILABLE_KINDS.has(String(kind))) return true
    if ([code, originalCode].some((value) => typeof value === 'string' && UNAVAILABLE_CODE.test(value))) return true
    if (typeof message === 'string' && UNAVAILABLE_MESSAGE.test(message)) return true
  }
  return false
}

function causeOf(error: object): unknown {
  const { meta, cause } = error as { meta?: { driverAdapterError?: unknown }; cause?: unknown }
  return meta?.driverAdapterError ?? cause
}

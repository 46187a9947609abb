import 'server-only'
import pg from 'pg'
import { databaseTooSlow, timeOfCurrentRequest, withinTime } from './database-time.mjs'
import { impatientClient } from './impatient-client'

type Lent = (error: Error | undefined, client: pg.PoolClient | undefined, release: (error?: unknown) => void) => void
type Ask = (...args: unknown[]) => Promise<unknown>

/**
 * pg's pool, but nobody is kept waiting for longer than their request may wait (database-time.mjs). A statement by itself loses its asker
 * then and keeps its connection, since a slow database takes seconds to give a new one; a transaction loses its connection
 * (impatient-client.ts).
 */
export function boundedPool(config: pg.PoolConfig, silenceMillis: number): pg.Pool {
  const pool = new pg.Pool({ ...config, Client: impatientClient(silenceMillis) })
  const query = pool.query.bind(pool) as Ask
  const connect = pool.connect.bind(pool)

  /** pg's own `query` asks with a callback, a transaction without one. */
  const lend = (callback?: Lent) => (callback ? connect(unlessLate(callback)) : withinTime(() => lendLong(connect)))
  pool.connect = lend as typeof pool.connect
  pool.query = ((...args: unknown[]) => withinTime(() => query(...args))) as typeof pool.query
  return pool
}

/** A connection that comes when its asker has been told no is given back, and the statement never sent. */
function unlessLate(callback: Lent): Lent {
  const isInTime = timeOfCurrentRequest()
  return (error, client, release) => {
    if (!client || isInTime()) return callback(error, client, release)
    release()
    callback(databaseTooSlow(), undefined, release)
  }
}

async function lendLong(connect: () => Promise<pg.PoolClient>): Promise<pg.PoolClient> {
  const isInTime = timeOfCurrentRequest()
  const client = await connect()
  if (isInTime()) return client
  client.release()
  throw databaseTooSlow()
}

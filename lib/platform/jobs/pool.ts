import 'server-only'
import pg from 'pg'

/** The queue's own connections: a page never waits for a job. Bounded, since pg waits for ever by default. */
export function openPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 3_000,
    query_timeout: 15_000,
    statement_timeout: 10_000,
    keepAlive: true,
    application_name: 'jobs',
  })
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}

/** A lost connection is seen by the query that needs it. */
function ignore() {}

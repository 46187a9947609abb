import 'server-only'
import type pg from 'pg'
import { isAtWork } from './database-patience'

type Ask = (...args: unknown[]) => unknown

/** A pool that lends a job connections of another one, opened when the first job asks. */
export function withJobPool(pool: pg.Pool, openJobPool: () => pg.Pool): pg.Pool {
  let jobPool: pg.Pool | undefined
  const forJobs = () => {
    if (jobPool) return jobPool
    jobPool = openJobPool()
    jobPool.on('error', (error) => pool.emit('error', error))
    return jobPool
  }
  const byWork =
    (name: 'query' | 'connect', own: Ask): Ask =>
    (...args) =>
      isAtWork() ? (forJobs()[name] as Ask)(...args) : own(...args)
  const end = pool.end.bind(pool)
  pool.query = byWork('query', pool.query.bind(pool) as Ask) as typeof pool.query
  pool.connect = byWork('connect', pool.connect.bind(pool) as Ask) as typeof pool.connect
  pool.end = (async () => {
    await Promise.all([end(), jobPool?.end()])
  }) as typeof pool.end
  return pool
}

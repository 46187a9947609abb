import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { processWide } from '../config/process-wide.mjs'
import { databaseTimeoutError, timeOfCurrentRequest, withinDatabaseTime } from './database-time.mjs'

type Query = (...args: unknown[]) => unknown

/**
 * pg's client, except that it closes the connection when a statement gets no answer for this long. pg's own `query_timeout` abandons the
 * result but leaves the connection in use, possibly inside an open transaction: the next query's writes would appear to succeed and be
 * lost.
 */
function clientWithTimeout(silenceMillis: number): typeof pg.Client {
  return class ClientWithTimeout extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config)
      const query = this.query.bind(this) as Query
      this.query = ((...args: unknown[]) => queryWithTimeout(this, query, args, silenceMillis)) as typeof this.query
    }
  }
}

function queryWithTimeout(client: pg.Client, query: Query, args: unknown[], silenceMillis: number): unknown {
  let isAnswered = false
  const hangUpUnlessAnswered = () => {
    if (!isAnswered) hangUp(client)
  }
  // Immediates run after data that has already arrived is read: the process may have been busy while the answer came in.
  const timer = setTimeout(() => setImmediate(hangUpUnlessAnswered), silenceMillis)
  const done = () => {
    isAnswered = true
    clearTimeout(timer)
  }
  const callback = args.at(-1)
  if (typeof callback === 'function') {
    const finish = (...result: unknown[]) => {
      done()
      callback(...result)
    }
    return query(...args.slice(0, -1), finish)
  }
  // Only transactions query without a callback; single statements are limited by the pool.
  return withinDatabaseTime(
    async () => query(...args),
    () => void client.end().catch(() => undefined),
  ).finally(done)
}

/** Destroys the socket, since an unresponsive server would ignore a proper goodbye. The caller gets "Connection terminated unexpectedly". */
function hangUp(client: pg.Client): void {
  const { connection } = client as pg.Client & { connection: { stream: { destroy: () => void } } }
  connection.stream.destroy()
}

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: unknown) => void,
) => void
type PoolQuery = (...args: unknown[]) => Promise<unknown>

/**
 * pg's pool, limited to the time a request may wait (database-time.mjs). When a single statement runs out of time, its caller gets an
 * error but the connection stays open, since a slow database takes seconds to open a new one. A transaction loses its connection
 * (queryWithTimeout).
 */
export function boundedPool(config: pg.PoolConfig, silenceMillis: number): pg.Pool {
  const pool = new pg.Pool({ ...config, Client: clientWithTimeout(silenceMillis) })
  const query = pool.query.bind(pool) as PoolQuery
  const connect = pool.connect.bind(pool)

  /** pg's own `query` connects with a callback, a transaction without one. */
  const connectInTime = (callback?: ConnectCallback) =>
    callback ? connect(unlessLate(callback)) : withinDatabaseTime(() => connectForTransaction(connect))
  pool.connect = connectInTime as typeof pool.connect
  pool.query = ((...args: unknown[]) => withinDatabaseTime(() => query(...args))) as typeof pool.query
  return pool
}

/** Releases a connection that became free only after its caller got an error, without sending the statement. */
function unlessLate(callback: ConnectCallback): ConnectCallback {
  const isInTime = timeOfCurrentRequest()
  return (error, client, release) => {
    if (!client || isInTime()) return callback(error, client, release)
    release()
    callback(databaseTimeoutError(), undefined, release)
  }
}

async function connectForTransaction(connect: () => Promise<pg.PoolClient>): Promise<pg.PoolClient> {
  const isInTime = timeOfCurrentRequest()
  const client = await connect()
  if (isInTime()) return client
  client.release()
  throw databaseTimeoutError()
}

/** How long a process waits for its database, in milliseconds. pg itself has no limit. */
export type DatabaseTimeouts = {
  /** For a free connection, or a new one. */
  connect: number
  /** Enforced by PostgreSQL, per statement. */
  statement: number
  lock: number
  /** We close a connection that is silent for this long, because the server or the network hangs. */
  silence?: number
  /** For all statements of a transaction together. */
  transaction: number
}

/** For requests: each must get a response within five seconds, whatever is wrong. */
export const REQUEST_TIMEOUTS: DatabaseTimeouts = {
  connect: 3_000,
  statement: 3_000,
  lock: 2_500,
  silence: 3_500,
  transaction: 4_000,
}

/** The same for a machine that is this many times slower. */
export const requestTimeouts = (slowdown: number): DatabaseTimeouts =>
  Object.fromEntries(
    Object.entries(REQUEST_TIMEOUTS).map(([name, millis]) => [name, millis * slowdown]),
  ) as DatabaseTimeouts

/** For commands and jobs, which no user waits for. Some raise `statement` for their own transaction (SET LOCAL). */
export const JOB_TIMEOUTS: DatabaseTimeouts = { connect: 10_000, statement: 10_000, lock: 5_000, transaction: 5_000 }

const jobContext = processWide('job-runs', () => new AsyncLocalStorage<true>())

/** Runs a job: within it, db() returns the database with a job's time-outs and connections, so that no request waits for it. */
export const runAsJob = <Result>(work: () => Result): Result => jobContext.run(true, work)

/** Whether the current code runs as part of a job. */
export const isInJob = (): boolean => jobContext.getStore() === true

/** A pool that gives jobs connections from a second pool, which is opened for the first job. */
export function withJobPool(pool: pg.Pool, openJobPool: () => pg.Pool): pg.Pool {
  let jobPool: pg.Pool | undefined
  const forJobs = () => {
    if (jobPool) return jobPool
    jobPool = openJobPool()
    jobPool.on('error', (error) => pool.emit('error', error))
    return jobPool
  }
  const route =
    (name: 'query' | 'connect', forRequests: Query): Query =>
    (...args) =>
      isInJob() ? (forJobs()[name] as Query)(...args) : forRequests(...args)
  const end = pool.end.bind(pool)
  pool.query = route('query', pool.query.bind(pool) as Query) as typeof pool.query
  pool.connect = route('connect', pool.connect.bind(pool) as Query) as typeof pool.connect
  pool.end = (async () => {
    await Promise.all([end(), jobPool?.end()])
  }) as typeof pool.end
  return pool
}

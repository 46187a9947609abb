import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { processWide } from '../config/process-wide.mjs'
import { databaseTooSlow, timeOfCurrentRequest, withinTime } from './database-time.mjs'

type Ask = (...args: unknown[]) => unknown

/**
 * pg's client, but it hangs up when a statement is not answered for so long. pg's own `query_timeout` gives the answer up and keeps the
 * connection, on which somebody's transaction may still be open: what the next one writes there would be taken for written and lost.
 */
export function clientWithTimeout(silenceMillis: number): typeof pg.Client {
  return class ImpatientClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config)
      const ask = this.query.bind(this) as Ask
      this.query = ((...args: unknown[]) => watched(this, ask, args, silenceMillis)) as typeof this.query
    }
  }
}

function watched(client: pg.Client, ask: Ask, args: unknown[], silenceMillis: number): unknown {
  let isAnswered = false
  const hangUpUnlessAnswered = () => {
    if (!isAnswered) hangUp(client)
  }
  // Immediates come after what has arrived: an answer may lie unread where this process was busy for long.
  const timer = setTimeout(() => setImmediate(hangUpUnlessAnswered), silenceMillis)
  const done = () => {
    isAnswered = true
    clearTimeout(timer)
  }
  const callback = args.at(-1)
  if (typeof callback === 'function') {
    const answer = (...result: unknown[]) => {
      done()
      callback(...result)
    }
    return ask(...args.slice(0, -1), answer)
  }
  // Without a callback asks a transaction alone; a statement by itself is bounded by the pool.
  return withinTime(
    async () => ask(...args),
    () => void client.end().catch(() => undefined),
  ).finally(done)
}

/** Not by a polite word, which nobody would hear. Whoever waits is told "Connection terminated unexpectedly". */
function hangUp(client: pg.Client): void {
  const { connection } = client as pg.Client & { connection: { stream: { destroy: () => void } } }
  connection.stream.destroy()
}

type Lent = (error: Error | undefined, client: pg.PoolClient | undefined, release: (error?: unknown) => void) => void
type BoundedPoolAsk = (...args: unknown[]) => Promise<unknown>

/**
 * pg's pool, but nobody is kept waiting for longer than their request may wait (database-time.mjs). A statement by itself loses its asker
 * then and keeps its connection, since a slow database takes seconds to give a new one; a transaction loses its connection
 * (impatient-client.ts).
 */
export function boundedPool(config: pg.PoolConfig, silenceMillis: number): pg.Pool {
  const pool = new pg.Pool({ ...config, Client: clientWithTimeout(silenceMillis) })
  const query = pool.query.bind(pool) as BoundedPoolAsk
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

/** How long a process waits for its database, in milliseconds. pg itself would wait for ever. */
export type DatabaseTimeout = {
  /** For a free connection, or a new one. */
  connect: number
  /** PostgreSQL gives a statement up after that. */
  statement: number
  lock: number
  /** A connection on which nothing was said for so long is ended by us: the server, or the way to it, hangs. */
  silence?: number
  /** Of all statements of a transaction together. */
  transaction: number
}

/** A person waits: whatever is wrong, each request answers within five seconds. */
export const SERVING: DatabaseTimeout = {
  connect: 3_000,
  statement: 3_000,
  lock: 2_500,
  silence: 3_500,
  transaction: 4_000,
}

/** The same for a machine that is so many times as slow. */
export const servingOn = (times: number): DatabaseTimeout =>
  Object.fromEntries(Object.entries(SERVING).map(([name, millis]) => [name, millis * times])) as DatabaseTimeout

/** A command or a job: nobody waits, and some raise `statement` for their own transaction (SET LOCAL). */
export const WORKING: DatabaseTimeout = { connect: 10_000, statement: 10_000, lock: 5_000, transaction: 5_000 }

const atWork = processWide('job-runs', () => new AsyncLocalStorage<true>())

/** Runs a job: db() answers the database that is waited for longer, over connections of its own, so that no person waits for it. */
export const withWorkingTimeout = <Result>(work: () => Result): Result => atWork.run(true, work)

/** Whether a job is running, here and now. */
export const isAtWork = (): boolean => atWork.getStore() === true

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

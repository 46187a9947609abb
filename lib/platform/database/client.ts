import 'server-only'
import { createHash } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import type { SqlDriverAdapter } from '@prisma/driver-adapter-utils'
import pg from 'pg'
import { type Prisma, PrismaClient } from '@/prisma/generated/client'
import { directDatabaseUrl, env } from '../config/env'
import { processWide } from '../config/process-wide.mjs'
import { withTimeout } from '../time/clock'
import { boundedPool, type DatabaseTimeouts, isInJob, JOB_TIMEOUTS, requestTimeouts, withJobPool } from './pools'
import { openProbe, ReplicaWatch, withReplica } from './replica'

/** Each connection holds a plan for each name until it closes, so the number is limited. */
const MAX_NAMES = 24
/**
 * A statement that begins with this is prepared: PostgreSQL parses and plans it once per connection, and its text is sent once.
 * Not for statements whose best plan depends on the values, such as a list of one id or of thousands.
 */
export const PREPARED = '/* prepared */'

/** Names prepared statements up to a limit. The first ones to run get a name, since they are the most common ones. */
export function createStatementNames(max = MAX_NAMES): (sql: string) => string | undefined {
  const names = new Map<string, string>()
  return (sql) => {
    if (!sql.trimStart().startsWith(PREPARED)) return undefined
    const known = names.get(sql)
    if (known || names.size >= max) return known
    const name = createHash('sha256').update(sql).digest('base64url').slice(0, 32)
    names.set(sql, name)
    return name
  }
}

/**
 * Connections for the jobs of a web process: three run concurrently (lib/platform/jobs/runner.ts), and imports and the open data take two
 * each.
 */
const JOB_POOL_SIZE = 6

/**
 * A client for one database address. Scripts and tests create their own; the product uses db(). `isPooled`: the address is that
 * of a transaction pooler, so statements cannot be prepared, and the pooler sets PostgreSQL's timeouts (deploy/pgbouncer.ini).
 */
export function createDatabase(
  connectionString: string,
  poolSize = 10,
  timeouts = JOB_TIMEOUTS,
  { isPooled = false } = {},
): PrismaClient {
  return clientOver(openPool(connectionString, poolSize, timeouts, isPooled), timeouts, namesFor(isPooled))
}

/** One client for requests and jobs, each with its own connections. A second client would cost several megabytes. */
function createWebDatabase(): PrismaClient {
  const isPooled = env().DATABASE_DIRECT_URL !== undefined
  const timeouts = requestTimeouts(env().DATABASE_PATIENCE)
  const requests = openPool(env().DATABASE_URL, env().DATABASE_POOL_SIZE, timeouts, isPooled)
  const pool = withJobPool(withReplicaIfConfigured(requests, timeouts), () =>
    openPool(directDatabaseUrl(), JOB_POOL_SIZE, JOB_TIMEOUTS),
  )
  const [nameOf, nameOfJobs] = [namesFor(isPooled), namesFor(false)]
  return clientOver(pool, timeouts, (sql) => (isInJob() ? nameOfJobs(sql) : nameOf(sql)))
}

/** Lets the pool read from the replica as well, if DATABASE_REPLICA_URL is set. */
function withReplicaIfConfigured(pool: pg.Pool, timeouts: DatabaseTimeouts): pg.Pool {
  const address = env().DATABASE_REPLICA_URL
  if (!address) return pool
  const watch = new ReplicaWatch(openProbe(directDatabaseUrl()), openProbe(address))
  watch.start()
  return withReplica(pool, openPool(address, env().DATABASE_POOL_SIZE, timeouts), watch)
}

function openPool(connectionString: string, poolSize: number, timeouts: DatabaseTimeouts, isPooled = false): pg.Pool {
  const config = {
    connectionString,
    max: poolSize,
    keepAlive: true,
    connectionTimeoutMillis: timeouts.connect,
    ...(!isPooled && {
      statement_timeout: timeouts.statement,
      lock_timeout: timeouts.lock,
      idle_in_transaction_session_timeout: 30_000,
    }),
  }
  return timeouts.silence ? boundedPool(config, timeouts.silence) : new pg.Pool(config)
}

type NameOf = (sql: string) => string | undefined

const namesFor = (isPooled: boolean): NameOf => (isPooled ? () => undefined : createStatementNames())

function clientOver(pool: pg.Pool, timeouts: DatabaseTimeouts, nameOf: NameOf): PrismaClient {
  const adapter = new PrismaPg(pool, {
    disposeExternalPool: true,
    // The adapter's type requires a name for every statement, but pg takes undefined to mean "not prepared".
    statementNameGenerator: ({ sql }) => nameOf(sql) as string,
  })
  const client = new PrismaClient({ adapter, transactionOptions: limitsOf(timeouts) })
  drivers.set(client, adapter.connect())
  return client
}

/** The driver behind each client, over the same connections. */
const drivers = processWide('database-drivers', () => new WeakMap<PrismaClient, Promise<SqlDriverAdapter>>())

/** For values whose type the statement itself casts. */
const UNTYPED = { scalarType: 'unknown', arity: 'scalar' } as const

/**
 * Runs one statement on the driver of db() and returns its rows as arrays of columns. It bypasses Prisma's client, which
 * accounts for half the time of a raw query. Meant only for the statement that every search waits for. Not for transactions. Throws the same
 * errors as db().
 */
export async function queryDriver({ text, values }: Prisma.Sql): Promise<unknown[][]> {
  const driver = await drivers.get(db())
  if (!driver) throw new Error('This client was not made by createDatabase().')
  return (await driver.queryRaw({ sql: text, args: values, argTypes: values.map(() => UNTYPED) })).rows
}

const limitsOf = ({ connect, transaction }: DatabaseTimeouts) => ({ maxWait: connect, timeout: transaction })

/** The same client with a job's transaction time-out. */
function forJobs(database: PrismaClient): PrismaClient {
  const transact = database.$transaction.bind(database) as (work: unknown, options: object) => Promise<unknown>
  const $transaction = (work: unknown, options?: object) => transact(work, { ...limitsOf(JOB_TIMEOUTS), ...options })
  const jobDatabase = database.$extends({ client: { $transaction } }) as unknown as PrismaClient
  const driver = drivers.get(database)
  if (driver) drivers.set(jobDatabase, driver)
  return jobDatabase
}

export type Database = PrismaClient
/** Passed to a command that runs inside its caller's transaction. */
export type Transaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0]

type Clients = { database?: PrismaClient; forJobs?: PrismaClient }
const clients = processWide('database-clients', (): Clients => ({}))

/** Next sets this variable in the server; commands and tests run without it. */
const isWebProcess = () => process.env.NEXT_RUNTIME === 'nodejs'

/**
 * The process's database, opened at first use. In a web process, jobs get longer time-outs and their own connections.
 */
export function db(): PrismaClient {
  const isWeb = isWebProcess()
  clients.database ??= isWeb ? createWebDatabase() : createDatabase(directDatabaseUrl(), env().DATABASE_POOL_SIZE)
  if (!isWeb || !isInJob()) return clients.database
  clients.forJobs ??= forJobs(clients.database)
  return clients.forJobs
}

/** For tests and scripts: sets what db() returns. */
export function setDatabase(database: PrismaClient | undefined): void {
  clients.database = database
  clients.forJobs = undefined
}

const WARM_CONNECTIONS = 4
const WARM_UP_MS = 3_000

/**
 * Opens connections before the first request: a process that has just started is busy loading code, so a new connection could run into
 * its time-out. Never fails, because cached pages need no database.
 */
export async function openConnections(): Promise<void> {
  const queries = Array.from({ length: WARM_CONNECTIONS }, () => db().$queryRaw`SELECT pg_sleep(0.05)::text`)
  await withTimeout(WARM_UP_MS, Promise.allSettled(queries))
}

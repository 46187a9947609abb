import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import type { SqlDriverAdapter } from '@prisma/driver-adapter-utils'
import pg from 'pg'
import { type Prisma, PrismaClient } from '@/prisma/generated/client'
import { boundedPool } from './bounded-pool'
import { isAtWork, type Patience, servingOn, WORKING } from './database-patience'
import { directDatabaseUrl, env } from './env'
import { withJobPool } from './job-pool'
import { createStatementNames } from './prepared-statements'

/** Connections for jobs of a web process: as many as run at once (lib/platform/jobs/run-jobs.ts), and one. */
const JOB_POOL = 4

/**
 * A client for one database address. Scripts and tests make their own; the product uses db(). `isPooled`: a pooler lends its connections for
 * a transaction each, so no plan is kept on one, and how long PostgreSQL waits is for the pooler to say (deploy/pgbouncer.ini).
 */
export function createDatabase(
  connectionString: string,
  poolSize = 10,
  patience = WORKING,
  { isPooled = false } = {},
): PrismaClient {
  return clientOver(openPool(connectionString, poolSize, patience, isPooled), patience, namesFor(isPooled))
}

/** For people and for jobs, each over connections of their own. One client: it holds some megabytes, and both ask the same. */
function createWebDatabase(): PrismaClient {
  const isPooled = env().DATABASE_DIRECT_URL !== undefined
  const patience = servingOn(env().DATABASE_PATIENCE)
  const pool = withJobPool(openPool(env().DATABASE_URL, env().DATABASE_POOL_SIZE, patience, isPooled), () =>
    openPool(directDatabaseUrl(), JOB_POOL, WORKING),
  )
  const [nameOf, nameOfJobs] = [namesFor(isPooled), namesFor(false)]
  return clientOver(pool, patience, (sql) => (isAtWork() ? nameOfJobs(sql) : nameOf(sql)))
}

function openPool(connectionString: string, poolSize: number, patience: Patience, isPooled = false): pg.Pool {
  const config = {
    connectionString,
    max: poolSize,
    keepAlive: true,
    connectionTimeoutMillis: patience.connect,
    ...(!isPooled && {
      statement_timeout: patience.statement,
      lock_timeout: patience.lock,
      idle_in_transaction_session_timeout: 30_000,
    }),
  }
  return patience.silence ? boundedPool(config, patience.silence) : new pg.Pool(config)
}

type NameOf = (sql: string) => string | undefined

const namesFor = (isPooled: boolean): NameOf => (isPooled ? () => undefined : createStatementNames())

function clientOver(pool: pg.Pool, patience: Patience, nameOf: NameOf): PrismaClient {
  const adapter = new PrismaPg(pool, {
    disposeExternalPool: true,
    // Its type wants a name for every statement; pg takes none as "not prepared".
    statementNameGenerator: ({ sql }) => nameOf(sql) as string,
  })
  const client = new PrismaClient({ adapter, transactionOptions: limitsOf(patience) })
  drivers().set(client, adapter.connect())
  return client
}

/** What each client asks by, over the same connections. On globalThis as the clients are: a bundle may hold this file twice. */
function drivers(): WeakMap<PrismaClient, Promise<SqlDriverAdapter>> {
  holder.nooklingDrivers ??= new WeakMap()
  return holder.nooklingDrivers
}

/** Of a value that PostgreSQL is told the type of in the statement. */
const AS_IT_IS = { scalarType: 'unknown', arity: 'scalar' } as const

/**
 * Rows of one statement, each its columns in their order, as the driver of db() reads them: past Prisma's client, whose part of a raw question takes as
 * long as all the rest of it. For the one statement that every search waits for; in no transaction. Refused as db() is.
 */
export async function askDriver({ text, values }: Prisma.Sql): Promise<unknown[][]> {
  const driver = await drivers().get(db())
  if (!driver) throw new Error('This client was not made by createDatabase().')
  return (await driver.queryRaw({ sql: text, args: values, argTypes: values.map(() => AS_IT_IS) })).rows
}

const limitsOf = ({ connect, transaction }: Patience) => ({ maxWait: connect, timeout: transaction })

/** The same client, whose transactions may take as long as a job's. */
function forJobs(database: PrismaClient): PrismaClient {
  const transact = database.$transaction.bind(database) as (work: unknown, options: object) => Promise<unknown>
  const $transaction = (work: unknown, options?: object) => transact(work, { ...limitsOf(WORKING), ...options })
  const patient = database.$extends({ client: { $transaction } }) as unknown as PrismaClient
  const driver = drivers().get(database)
  if (driver) drivers().set(patient, driver)
  return patient
}

export type Database = PrismaClient
/** What a command takes to run inside somebody else's transaction. */
export type Transaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0]

const holder = globalThis as typeof globalThis & {
  nooklingDatabase?: PrismaClient
  nooklingJobDatabase?: PrismaClient
  nooklingDrivers?: WeakMap<PrismaClient, Promise<SqlDriverAdapter>>
}

/** Next says so in the code that it serves; commands and tests run without it. */
const servesPeople = () => process.env.NEXT_RUNTIME === 'nodejs'

/**
 * The process's database, opened at first use; kept on globalThis so that a development reload does not open another. In a web process a
 * job is waited for longer, and never takes a person's connection.
 */
export function db(): PrismaClient {
  const isWeb = servesPeople()
  holder.nooklingDatabase ??= isWeb
    ? createWebDatabase()
    : createDatabase(directDatabaseUrl(), env().DATABASE_POOL_SIZE)
  if (!isWeb || !isAtWork()) return holder.nooklingDatabase
  holder.nooklingJobDatabase ??= forJobs(holder.nooklingDatabase)
  return holder.nooklingJobDatabase
}

/** For tests and scripts: the database that db() answers from now on. */
export function setDatabase(database: PrismaClient | undefined): void {
  holder.nooklingDatabase = database
  holder.nooklingJobDatabase = undefined
}

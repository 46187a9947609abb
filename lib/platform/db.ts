import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { PrismaClient } from '@/prisma/generated/client'
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
  return new PrismaClient({ adapter, transactionOptions: limitsOf(patience) })
}

const limitsOf = ({ connect, transaction }: Patience) => ({ maxWait: connect, timeout: transaction })

/** The same client, whose transactions may take as long as a job's. */
function forJobs(database: PrismaClient): PrismaClient {
  const transact = database.$transaction.bind(database) as (work: unknown, options: object) => Promise<unknown>
  const $transaction = (work: unknown, options?: object) => transact(work, { ...limitsOf(WORKING), ...options })
  return database.$extends({ client: { $transaction } }) as unknown as PrismaClient
}

export type Database = PrismaClient
/** What a command takes to run inside somebody else's transaction. */
export type Transaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0]

const holder = globalThis as typeof globalThis & { nooklingDatabase?: PrismaClient; nooklingJobDatabase?: PrismaClient }

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

import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from '@/prisma/generated/client'
import { boundedPool } from './bounded-pool'
import { isAtWork, SERVING, WORKING } from './database-patience'
import { directDatabaseUrl, env } from './env'
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
  const nameOf = isPooled ? () => undefined : createStatementNames()
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
  const adapter = new PrismaPg(patience.silence ? boundedPool(config, patience.silence) : config, {
    disposeExternalPool: true,
    // Its type wants a name for every statement; pg takes none as "not prepared".
    statementNameGenerator: ({ sql }) => nameOf(sql) as string,
  })
  return new PrismaClient({ adapter, transactionOptions: { maxWait: patience.connect, timeout: patience.transaction } })
}

export type Database = PrismaClient
/** What a command takes to run inside somebody else's transaction. */
export type Transaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0]

const holder = globalThis as typeof globalThis & { nooklingDatabase?: PrismaClient; nooklingJobDatabase?: PrismaClient }

/** Next says so in the code that it serves; commands and tests run without it. */
const servesPeople = () => process.env.NEXT_RUNTIME === 'nodejs'

/**
 * The process's database, opened at first use; kept on globalThis so that a development reload does not open another. In a web process a
 * job gets one that is waited for longer.
 */
export function db(): PrismaClient {
  if (servesPeople() && isAtWork()) {
    holder.nooklingJobDatabase ??= createDatabase(directDatabaseUrl(), JOB_POOL)
    return holder.nooklingJobDatabase
  }
  holder.nooklingDatabase ??= servesPeople()
    ? createDatabase(env().DATABASE_URL, env().DATABASE_POOL_SIZE, SERVING, { isPooled: isBehindPooler() })
    : createDatabase(directDatabaseUrl(), env().DATABASE_POOL_SIZE)
  return holder.nooklingDatabase
}

const isBehindPooler = () => env().DATABASE_DIRECT_URL !== undefined

/** For tests and scripts: the database that db() answers from now on. */
export function setDatabase(database: PrismaClient | undefined): void {
  holder.nooklingDatabase = database
}

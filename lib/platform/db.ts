import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from '@/prisma/generated/client'
import { env } from './env'
import { createStatementNames } from './prepared-statements'

/** pg waits for ever by default; these bounds keep a request under 5 s when the database is down, hung or slow. */
const TIMEOUTS = {
  connectionTimeoutMillis: 3_000,
  statement_timeout: 10_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 30_000,
}

/** A client for one database address. Scripts and tests make their own; the product uses db(). */
export function createDatabase(connectionString: string, poolSize = 10): PrismaClient {
  const nameOf = createStatementNames()
  const adapter = new PrismaPg(
    { connectionString, max: poolSize, ...TIMEOUTS },
    // Its type wants a name for every statement; pg takes none as "not prepared".
    { statementNameGenerator: ({ sql }) => nameOf(sql) as string },
  )
  return new PrismaClient({ adapter })
}

export type Database = PrismaClient
/** What a command takes to run inside somebody else's transaction. */
export type Transaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0]

const holder = globalThis as typeof globalThis & { nooklingDatabase?: PrismaClient }

/** The process's database, opened at first use; kept on globalThis so that a development reload does not open another. */
export function db(): PrismaClient {
  holder.nooklingDatabase ??= createDatabase(env().DATABASE_URL, env().DATABASE_POOL_SIZE)
  return holder.nooklingDatabase
}

/** For tests and scripts: the database that db() answers from now on. */
export function setDatabase(database: PrismaClient | undefined): void {
  holder.nooklingDatabase = database
}

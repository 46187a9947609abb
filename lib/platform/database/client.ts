import 'server-only'
import { createHash } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import type { SqlDriverAdapter } from '@prisma/driver-adapter-utils'
import pg from 'pg'
import { type Prisma, PrismaClient } from '@/prisma/generated/client'
import { directDatabaseUrl, env } from '../config/env'
import { within } from '../time/clock'
import { boundedPool, type DatabaseTimeout, isAtWork, servingOn, WORKING, withJobPool } from './pools'

/** Each connection keeps a plan for each name until it ends, so there are few. */
const MOST_NAMES = 24
/**
 * A statement that begins with this is prepared: PostgreSQL reads and plans it once per connection, and its text travels once.
 * Not for one whose best plan depends on what it is asked, such as a list of one id or of thousands.
 */
export const PREPARED = '/* prepared */'

/** Names for those, the first shapes that are asked (the most common ones, then); all others go unnamed. */
export function createStatementNames(most = MOST_NAMES): (sql: string) => string | undefined {
  const names = new Map<string, string>()
  return (sql) => {
    if (!sql.trimStart().startsWith(PREPARED)) return undefined
    const known = names.get(sql)
    if (known || names.size >= most) return known
    const name = createHash('sha256').update(sql).digest('base64url').slice(0, 32)
    names.set(sql, name)
    return name
  }
}

/** Connections for jobs of a web process: as many as run at once (lib/platform/jobs/runner.ts), and one. */
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

function openPool(connectionString: string, poolSize: number, patience: DatabaseTimeout, isPooled = false): pg.Pool {
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

function clientOver(pool: pg.Pool, patience: DatabaseTimeout, nameOf: NameOf): PrismaClient {
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
export async function queryDriver({ text, values }: Prisma.Sql): Promise<unknown[][]> {
  const driver = await drivers().get(db())
  if (!driver) throw new Error('This client was not made by createDatabase().')
  return (await driver.queryRaw({ sql: text, args: values, argTypes: values.map(() => AS_IT_IS) })).rows
}

const limitsOf = ({ connect, transaction }: DatabaseTimeout) => ({ maxWait: connect, timeout: transaction })

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

const CONNECTIONS = 4
const LONGEST_MS = 3_000

/**
 * Opens connections before the first person is served: while a process that has just begun reads its code, it hears nothing, and a
 * new connection would seem to take too long. Never fails, since kept pages need no database.
 */
export async function warmUp(): Promise<void> {
  const questions = Array.from({ length: CONNECTIONS }, () => db().$queryRaw`SELECT pg_sleep(0.05)::text`)
  await within(LONGEST_MS, Promise.allSettled(questions))
}

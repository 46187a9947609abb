import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import pg from 'pg'
import { createDatabase, db, setDatabase } from '@/lib/platform/database/client'
import { recordInitialState, takeDatabase } from './worker-database'

/** Any fixed number: one worker loads the gazetteer while the others wait. */
const LOADING_LOCK_ID = 20_261_121

/** Address of a second template, with every US ZIP and city; the first file that needs it creates it. */
async function templateWithGazetteer(template: string): Promise<string> {
  const url = new URL(template)
  const templateName = url.pathname.slice(1)
  const name = `${templateName}_gazetteer`
  url.pathname = '/postgres'
  const admin = new pg.Client({ connectionString: url.href })
  await admin.connect()
  url.pathname = `/${name}`
  try {
    await admin.query('SELECT pg_advisory_lock($1)', [LOADING_LOCK_ID])
    const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [name])
    if (rowCount === 0) {
      await admin.query(`CREATE DATABASE "${name}_loading" TEMPLATE "${templateName}"`)
      await loadGazetteer(Object.assign(new URL(url), { pathname: `/${name}_loading` }).href)
      await admin.query(`ALTER DATABASE "${name}_loading" RENAME TO "${name}"`)
    }
    return url.href
  } finally {
    await admin.end()
  }
}

async function loadGazetteer(databaseUrl: string) {
  await promisify(execFile)(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', 'prisma/seed.ts', '--gazetteer'],
    {
      env: { ...process.env, DATABASE_URL: databaseUrl },
    },
  )
}

/**
 * Gives an integration test file its own real database, copied from the migrated template, and connects db() to it.
 * A file that leaves it unchanged passes it on to the next one. Call it once, at the top. After each test every table
 * that was empty at the start is emptied again.
 *
 * Not a transaction that is rolled back: commands open their own transactions, and some tests run two at the same time.
 *
 * @param gazetteer also loads every US ZIP and city; costs about a second per file, so only for tests that search places
 */
export function testDatabase({ gazetteer = false } = {}): { url: () => string } {
  let database: DatabaseCopy | undefined

  beforeAll(async () => {
    const template = gazetteer ? await templateWithGazetteer(templateUrl()) : templateUrl()
    database = await copyTemplate(template)
  })
  afterEach(() => database?.clean())
  afterAll(() => database?.release())

  return {
    url: () => {
      if (!database) throw new Error('The database is available inside tests, not while the file is loaded.')
      return database.url
    },
  }
}

type DatabaseCopy = Awaited<ReturnType<typeof copyTemplate>>

function templateUrl() {
  const url = process.env.TEST_TEMPLATE_URL
  if (!url)
    throw new Error('Integration tests need the project "integration": npx jest --selectProjects integration <file>')
  return url
}

async function copyTemplate(template: string) {
  const { url, release } = await takeDatabase(template)
  // Without triggers and foreign keys, so that rows can be deleted in any order.
  const adminPool = new pg.Pool({ connectionString: url, max: 1, options: '-c session_replication_role=replica' })
  // end() does not wait until the server has closed the connection, so giving the database back may still cut it.
  adminPool.on('error', () => {})
  const emptyTables = await findTables('NOT EXISTS', adminPool)
  const isUnchanged = await recordInitialState(await findTables('EXISTS', adminPool), adminPool)
  // A busy machine is slow, not wrong. Tests of the product's own limits create their own clients.
  const longTimeouts = { connect: 120_000, statement: 120_000, lock: 120_000, transaction: 120_000 }
  const client = createDatabase(url, 10, longTimeouts)
  setDatabase(client)
  process.env.DATABASE_URL = url

  return {
    url,
    async clean() {
      const filledTables = new Set(await findTables('EXISTS', adminPool))
      const writtenTables = emptyTables.filter((table) => filledTables.has(table))
      if (writtenTables.length > 0) await deleteRows(writtenTables, adminPool)
    },
    async release() {
      setDatabase(undefined)
      await client.$disconnect()
      const isReusable = await isUnchanged()
      if (isReusable) {
        // After VACUUM an empty table has no bytes, and the next file need not query it.
        await adminPool.query(`VACUUM ${emptyTables.join(', ')}`)
        // Rolled-back transactions used up sequence numbers, too.
        await resetSequences(emptyTables, adminPool)
      }
      await adminPool.end()
      await release(isReusable)
    },
  }
}

/** For `eventually`: fails unless a query waits for what another transaction has locked. */
export async function waitsForLock(): Promise<void> {
  const rows = await db().$queryRaw<unknown[]>`
    SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  if (rows.length === 0) throw new Error('No query waits for a lock.')
}

/** Uses DELETE: TRUNCATE creates new files for a table, its indexes and all that refer to it, ten times as long for a few rows. */
async function deleteRows(tables: readonly string[], pool: pg.Pool): Promise<void> {
  await pool.query(tables.map((table) => `DELETE FROM ${table}`).join('; '))
  await resetSequences(tables, pool)
}

async function resetSequences(tables: readonly string[], pool: pg.Pool): Promise<void> {
  await pool.query(
    `SELECT setval(sequence, 1, false) FROM unnest($1::text[]) AS "table"
     JOIN pg_attribute ON attrelid = "table"::regclass AND attnum > 0,
     LATERAL pg_get_serial_sequence("table", attname) AS sequence WHERE NOT attisdropped AND sequence IS NOT NULL`,
    [tables],
  )
}

/** Quoted names of tables in the site's and the job queue's schema that hold a row, or none. */
async function findTables(condition: 'EXISTS' | 'NOT EXISTS', pool: pg.Pool): Promise<string[]> {
  // A table of no bytes never held a row, and querying all seventy tables takes longer than many a test.
  const candidates = condition === 'EXISTS' ? "(relkind = 'p' OR pg_relation_size(pg_class.oid) > 0)" : 'true'
  const { rows } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', nspname, relname) AS name FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE relkind IN ('r', 'p') AND nspname IN ('public', 'graphile_worker')
       AND relname NOT IN ('_prisma_migrations', 'migrations') AND ${candidates}`,
  )
  if (rows.length === 0) return []
  const checks = rows.map(({ name }) => `SELECT '${name}' AS name WHERE ${condition} (SELECT FROM ${name})`)
  const found = await pool.query<{ name: string }>(checks.join(' UNION ALL '))
  return found.rows.map(({ name }) => name)
}

/**
 * npm run db:migrate                   applies pending migrations
 * npm run db:migrate -- --diff         prints the differences between database and schema; exit status 1 if there are any
 * npm run db:migrate -- --draft NAME   writes the next migration from the changes in prisma/schema
 */

import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { applyMigrations } from './apply-migrations'
import { MigrationError, readSchemaFiles } from './migration-files'
import { openSchemaEngine } from './schema-engine'

const root = process.cwd()

async function run([mode, name, ...rest]: string[]): Promise<number> {
  const databaseUrl = readDatabaseUrl()
  if (mode === undefined) {
    const applied = await applyMigrations(databaseUrl, root)
    for (const migration of applied) console.log(`Applied ${migration}.`)
    if (applied.length === 0) console.log('The database is up to date.')
    return 0
  }
  if (mode === '--diff' && name === undefined) {
    const drift = await findDrift(databaseUrl, root)
    console.log(drift === '' ? 'The database matches the schema.' : drift)
    return drift === '' ? 0 : 1
  }
  if (mode === '--draft' && name !== undefined && rest.length === 0) {
    console.log(`Wrote ${await draftMigration(databaseUrl, root, name, new Date())}: read it before you commit it.`)
    return 0
  }
  throw new MigrationError(
    'Use npm run db:migrate, npm run db:migrate -- --diff, or npm run db:migrate -- --draft NAME.',
  )
}

function readDatabaseUrl() {
  const url = process.env.DATABASE_URL
  if (!url)
    throw new MigrationError('Set DATABASE_URL, for example postgresql://user:password@localhost:5432/directory.')
  if (!URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol)) {
    throw new MigrationError(
      'DATABASE_URL is not an address such as postgresql://user:password@localhost:5432/directory.',
    )
  }
  return url
}

/** What the operator can fix is printed as one sentence; anything else with its stack, for debugging. */
function fail(error: unknown): never {
  console.error(explainError(error))
  process.exit(1)
}

function explainError(error: unknown) {
  if (error instanceof MigrationError) return error.message
  const { code, message } = error instanceof AggregateError ? error.errors[0] : Object(error)
  // Where the engine makes its own table, its error has PostgreSQL's text, but not the code.
  if (code === '42501' || /permission denied/.test(message))
    return 'The user of DATABASE_URL may not create tables: it must own the database (ALTER DATABASE ... OWNER TO ...).'
  if (code === '25006' || /read-only transaction/.test(message))
    return 'The database in DATABASE_URL is read-only: name the primary, not a replica, or allow writes again.'
  switch (code) {
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
      return `No PostgreSQL answers at the address in DATABASE_URL (${code}): start it, or correct the address.`
    case '28P01':
    case '28000':
      return `PostgreSQL refused the user of DATABASE_URL: ${message}.`
    case '3D000':
      return `The database named in DATABASE_URL does not exist: create it first (createdb).`
    default:
      return error
  }
}

// The engine reports its own crashes outside of any promise, and its timers would keep the process alive for another 10 s.
process.on('uncaughtException', fail)
run(process.argv.slice(2)).then((status) => process.exit(status), fail)

/** SQL that would bring the live database to the schema; empty if they match. */
async function findDrift(databaseUrl: string, root: string): Promise<string> {
  const files = await readSchemaFiles(root)
  const { engine, close } = await openSchemaEngine(databaseUrl)
  try {
    const { stdout } = await engine.diff({
      from: { tag: 'schemaDatasource', files, configDir: root },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    })
    const sql = stdout?.trim() ?? ''
    return sql === '-- This is an empty migration.' ? '' : sql
  } finally {
    await close()
  }
}

/**
 * Writes the next migration: the difference between the schema and a temporary database on the same server with all migrations
 * applied. Returns the new file's path relative to `root`.
 */
async function draftMigration(databaseUrl: string, root: string, name: string, now: Date): Promise<string> {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
  if (slug === '')
    throw new MigrationError('Name the migration after what it does: npm run db:migrate -- --draft add_opening_dates')
  const sql = await withThrowawayDatabase(databaseUrl, async (throwawayUrl) => {
    await applyMigrations(throwawayUrl, root)
    return findDrift(throwawayUrl, root)
  })
  if (sql === '') throw new MigrationError('The migrations already match the schema: there is nothing to draft.')
  const time = now.toISOString().replace(/\D/g, '').slice(0, 14)
  const folder = path.join(root, 'prisma/migrations', `${time}_${slug}`)
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, 'migration.sql')
  await writeFile(file, `${sql}\n`, { flag: 'wx' })
  return path.relative(root, file)
}

async function withThrowawayDatabase<T>(databaseUrl: string, use: (url: string) => Promise<T>): Promise<T> {
  const database = `draft_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  await admin.connect()
  try {
    await admin.query(`CREATE DATABASE ${database} TEMPLATE template0`)
    const url = new URL(databaseUrl)
    url.pathname = `/${database}`
    return await use(url.href)
  } finally {
    await admin.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`)
    await admin.end()
  }
}

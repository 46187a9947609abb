import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { applyMigrations } from './apply-migrations'
import { MigrationError, readSchemaFiles } from './migration-files'
import { openSchemaEngine } from './schema-engine'

/** SQL that would bring the live database to the schema; empty when they agree. */
export async function findDrift(databaseUrl: string, root: string): Promise<string> {
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
 * Writes the next migration: what a database made from all migrations lacks of the schema. That database is a throw-away
 * on the same server. Returns the new file's path below `root`.
 */
export async function draftMigration(databaseUrl: string, root: string, name: string, now: Date): Promise<string> {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
  if (slug === '')
    throw new MigrationError('Say what the migration does: npm run db:migrate -- --draft add_opening_dates')
  const sql = await withThrowawayDatabase(databaseUrl, async (throwawayUrl) => {
    await applyMigrations(throwawayUrl, root)
    return findDrift(throwawayUrl, root)
  })
  if (sql === '') throw new MigrationError('The migrations already make the schema: there is nothing to draft.')
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

import 'server-only'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { InvalidInputError } from '@/lib/platform/http/errors'
import { asWritten } from '@/lib/platform/language/message'
import { diskStorage } from '@/lib/platform/storage/storage'
import { backupPaths, nameInSql } from './rules'
import { type FileCopy, type Manifest, manifestSchema, type Sequence, type Table, type TableCopy } from './schema'

const SETTINGS = [
  // A fixed encoding makes a copy independent of the server's.
  "SET client_encoding = 'UTF8'",
  "SET datestyle = 'ISO, YMD'",
  "SET timezone = 'UTC'",
  "SET bytea_output = 'hex'",
  // Always scans a large table from its start, so that two copies of the same rows have the same checksum.
  'SET synchronize_seqscans = off',
  'SET statement_timeout = 0',
  'SET idle_in_transaction_session_timeout = 0',
  "SET lock_timeout = '5s'",
  "SET application_name = 'backup'",
]

/** Runs `work` on a separate connection, for a long transaction, and closes it. */
export async function withSession<Result>(databaseUrl: string, work: (session: pg.Client) => Promise<Result>) {
  const session = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  session.on('error', () => undefined)
  await session.connect()
  try {
    await session.query(SETTINGS.join('; '))
    return await work(session)
  } finally {
    await session.end()
  }
}

const SCHEMAS = ['public', 'graphile_worker']
/** Migration bookkeeping: restoring recreates it along with the tables. */
const NOT_COPIED = ['_prisma_migrations', 'migrations']

/** Our tables and the job queue's, with their writable columns. */
export async function findTables(session: pg.Client): Promise<Table[]> {
  const { rows } = await session.query<Table>(
    `SELECT nspname AS schema, relname AS name, array_agg(attname::text ORDER BY attnum) AS columns
     FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
     WHERE relkind = 'r' AND nspname = ANY($1) AND relname <> ALL($2) GROUP BY 1, 2 ORDER BY 1, 2`,
    [SCHEMAS, NOT_COPIED],
  )
  return rows
}

/** The value of each sequence. Sequences are not transactional: read after the tables, none is behind a row. */
export async function findSequences(session: pg.Client): Promise<Sequence[]> {
  const { rows } = await session.query<{ schema: string; name: string }>(
    `SELECT nspname AS schema, relname AS name FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE relkind = 'S' AND nspname = ANY($1) ORDER BY 1, 2`,
    [SCHEMAS],
  )
  const sequences: Sequence[] = []
  for (const row of rows) {
    const { rows: values } = await session.query(`SELECT last_value::text AS value, is_called FROM ${nameInSql(row)}`)
    sequences.push({ ...row, value: values[0].value, isCalled: values[0].is_called })
  }
  return sequences
}

/** Applied migrations, oldest first; empty if the database has no tables yet. */
export async function findAppliedMigrations(session: pg.Client): Promise<string[]> {
  const { rows: found } = await session.query(`SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS is_there`)
  if (!found[0].is_there) return []
  const { rows } = await session.query<{ name: string }>(
    `SELECT DISTINCT migration_name AS name FROM public._prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1`,
  )
  return rows.map(({ name }) => name)
}

/** The tables that have rows, also those of another program: a restore would empty them. Registered workers (job_pools) do not count as data. */
export async function findFilledTables(session: pg.Client): Promise<string[]> {
  const tables = (await findTables(session)).filter(({ schema, name }) => schema === 'public' && name !== 'job_pools')
  const filled: string[] = []
  for (const table of tables) {
    const { rows } = await session.query(`SELECT EXISTS (SELECT FROM ${nameInSql(table)}) AS is_filled`)
    if (rows[0].is_filled) filled.push(table.name)
  }
  return filled
}

/** The keys of all stored files, sorted. */
export async function findFileKeys(session: pg.Client): Promise<string[]> {
  if ((await findAppliedMigrations(session)).length === 0) return []
  const { rows } = await session.query<{ key: string }>('SELECT key FROM public.stored_files ORDER BY key')
  return rows.map(({ key }) => key)
}

export async function findVersion(session: pg.Client): Promise<string> {
  const { rows } = await session.query<{ version: string }>(`SELECT current_setting('server_version') AS version`)
  return rows[0]?.version ?? ''
}

/** A backup's manifest, after verifying every checksum. Throws with the name of the first mismatch. */
export async function readCheckedBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  for (const table of manifest.tables) {
    if ((await hashOfTable(folder, table)) !== table.sha256) throw damaged(`the table ${table.schema}.${table.name}`)
  }
  for (const file of manifest.files) {
    if (!(await isFileWhole(folder, file))) throw damaged(`the file ${file.key}`)
  }
  return manifest
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(backupPaths.manifest(folder), 'utf8').catch(() => undefined)
  const checksum = await readFile(backupPaths.checksum(folder), 'utf8').catch(() => undefined)
  if (text === undefined || checksum === undefined)
    throw new InvalidInputError(
      asWritten(`There is no whole backup in ${folder}: it lacks manifest.json or manifest.sha256.`),
    )
  if (checksum.split(/\s/)[0] !== createHash('sha256').update(text).digest('hex')) throw damaged('manifest.json')
  const { success, data } = manifestSchema.safeParse(JSON.parse(text))
  if (!success) throw new InvalidInputError(asWritten('The backup was made in a form that this release does not read.'))
  return data
}

async function hashOfTable(folder: string, table: TableCopy): Promise<string | undefined> {
  const hash = createHash('sha256')
  try {
    await pipeline(createReadStream(backupPaths.table(folder, table)), createGunzip(), hash)
    return hash.digest('hex')
  } catch {
    return undefined
  }
}

async function isFileWhole(folder: string, { key, bytes, sha256 }: FileCopy): Promise<boolean> {
  const found = await diskStorage(backupPaths.files(folder)).read(key)
  return found?.length === bytes && createHash('sha256').update(found).digest('hex') === sha256
}

const damaged = (what: string) =>
  new InvalidInputError(asWritten(`The backup is damaged: ${what} is not what was written. Nothing was restored.`))

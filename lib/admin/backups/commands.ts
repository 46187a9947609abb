import 'server-only'
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { ConflictError } from '@/lib/platform/http/errors'
import { asWritten } from '@/lib/platform/language/message'
import { diskStorage, type Storage } from '@/lib/platform/storage/storage'
import {
  findAppliedMigrations,
  findFileKeys,
  findFilledTables,
  findSequences,
  findTables,
  findVersion,
  readCheckedBackup,
  withSession,
} from './queries'
import { assertRestorable, backupPaths, columnsInSql, nameInSql, quoted, secretMark } from './rules'
import { type FileCopy, FORMAT, type Manifest, type Sequence, type Table, type TableCopy } from './schema'

/** A pass-through stream that computes the checksum of its data. */
function checksumStream(): { stream: Transform; sha256: () => string } {
  const hash = createHash('sha256')
  const stream = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  return { stream, sha256: () => hash.digest('hex') }
}

const sha256Of = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Writes a table's rows into the folder, compressed, and returns its manifest entry. */
async function copyTableOut(session: pg.Client, table: Table, folder: string): Promise<TableCopy> {
  const place = backupPaths.table(folder, table)
  await mkdir(path.dirname(place), { recursive: true })
  const rows = session.query(copyTo(`COPY ${nameInSql(table)} (${columnsInSql(table)}) TO STDOUT`))
  const { stream, sha256 } = checksumStream()
  await pipeline(rows, stream, createGzip({ level: 3 }), createWriteStream(place, { mode: 0o600, flush: true }))
  return { ...table, rows: rows.rowCount, sha256: sha256() }
}

/** Copies one file through memory. Undefined if it no longer exists. */
async function copyFileOut(from: Storage, key: string, folder: string): Promise<FileCopy | undefined> {
  const bytes = await from.read(key)
  if (!bytes) return undefined
  await diskStorage(backupPaths.files(folder)).write(key, bytes)
  return { key, bytes: bytes.length, sha256: sha256Of(bytes) }
}

/** Creates a folder and those above it, one by one: under /proc, Node's `recursive` never returns. */
async function createFolder(folder: string): Promise<void> {
  const parent = path.dirname(folder)
  if (!existsSync(parent)) await createFolder(parent)
  await mkdir(folder, { mode: 0o700 })
}

type Source = { databaseUrl: string; files: Storage; secret: string | undefined }

/**
 * Copies database and files into a new folder while the site runs. The database is read in one snapshot; the files are those it names. The
 * folder gets its final name only when everything is on disk, so that an interrupted run never looks like a backup.
 */
export async function makeBackup(source: Source, folder: string, now: Date): Promise<Manifest> {
  await assertEmpty(folder)
  const unfinished = `${folder}.part`
  try {
    await rm(unfinished, { recursive: true, force: true })
    await createFolder(unfinished)
  } catch {
    throw cannotCreate(folder)
  }
  try {
    const manifest = await copyInto(source, unfinished, now)
    await rename(unfinished, folder)
    return manifest
  } catch (error) {
    // A partial copy would fill the disk further.
    await rm(unfinished, { recursive: true, force: true }).catch(() => undefined)
    if (isFull(error))
      throw new ConflictError(asWritten(`The disk has no room for ${folder}: free some, or name another disk.`))
    throw error
  }
}

const cannotCreate = (folder: string) =>
  new ConflictError(asWritten(`${folder} cannot be made: name a place where this account may write.`))
const isFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOSPC'

async function copyInto(source: Source, unfinished: string, now: Date): Promise<Manifest> {
  // Files are copied before the rows, and new files after them, so that a file deleted in between is still in the backup.
  const early = await copyFiles(source.files, await withSession(source.databaseUrl, findFileKeys), unfinished)
  const { keys, ...tables } = await withSession(source.databaseUrl, (session) => copyDatabase(session, unfinished))
  const { files, missingFiles } = await completeFiles(source.files, keys, early.files, unfinished)
  const manifest: Manifest = {
    format: FORMAT,
    createdAt: now.toISOString(),
    ...tables,
    secretMark: secretMark(source.secret),
    files,
    missingFiles,
  }
  const text = `${JSON.stringify(manifest, null, 1)}\n`
  await writeFile(backupPaths.manifest(unfinished), text, { mode: 0o600, flush: true })
  await writeFile(backupPaths.checksum(unfinished), `${sha256Of(text)}  manifest.json\n`, { mode: 0o600, flush: true })
  return manifest
}

async function assertEmpty(folder: string): Promise<void> {
  const entries = await readdir(folder).catch((error) => {
    if (error?.code === 'ENOENT') return []
    throw cannotCreate(folder)
  })
  if (entries.length > 0)
    throw new ConflictError(asWritten(`${folder} is not empty: name a folder that is not there yet.`))
}

async function copyDatabase(session: pg.Client, folder: string) {
  await session.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const migrations = await findAppliedMigrations(session)
  if (migrations.length === 0)
    throw new ConflictError(asWritten('The database in DATABASE_URL has no tables of ours yet.'))
  const tables: TableCopy[] = []
  for (const table of await findTables(session)) tables.push(await copyTableOut(session, table, folder))
  const keys = await findFileKeys(session)
  const postgres = await findVersion(session)
  const sequences = await findSequences(session)
  await session.query('COMMIT')
  return { postgres, migrations, tables, sequences, keys }
}

async function copyFiles(from: Storage, keys: readonly string[], folder: string) {
  const files: FileCopy[] = []
  const missingFiles: string[] = []
  for (const key of keys) {
    const copy = await copyFileOut(from, key, folder)
    if (copy) files.push(copy)
    else missingFiles.push(key)
  }
  return { files, missingFiles }
}

/** Copies files that were added in the meantime, and removes copies that the copied rows do not name. */
async function completeFiles(from: Storage, keys: readonly string[], early: readonly FileCopy[], folder: string) {
  const isNamed = new Set(keys)
  const copied = new Set(early.map(({ key }) => key))
  const rest = keys.filter((key) => !copied.has(key))
  const late = await copyFiles(from, rest, folder)
  for (const key of copied) if (!isNamed.has(key)) await diskStorage(backupPaths.files(folder)).remove(key)
  const files = [...early.filter(({ key }) => isNamed.has(key)), ...late.files]
  return { ...late, files: files.sort((one, other) => (one.key < other.key ? -1 : 1)) }
}

/**
 * Replaces the tables' rows with those of a backup in one transaction. Needs no superuser: the owner of the tables can drop their foreign
 * keys and recreate them, which also checks that every reference is valid. Returns the names of the tables that no migration creates.
 */
async function loadTables(session: pg.Client, manifest: Manifest, folder: string): Promise<string[]> {
  await session.query('BEGIN')
  const tables = await findTables(session)
  const created = new Set(tables.map(nameInSql))
  const isOurs = (table: Table) => created.has(nameInSql(table))
  const keys = await dropForeignKeys(session)
  // Rows are loaded as they were: triggers must not compute, count or record anything again.
  for (const table of tables) await session.query(`ALTER TABLE ${nameInSql(table)} DISABLE TRIGGER USER`)
  await session.query(`TRUNCATE ${tables.map(nameInSql).join(', ')}`)
  for (const table of manifest.tables.filter(isOurs)) {
    const rows = session.query(copyFrom(`COPY ${nameInSql(table)} (${columnsInSql(table)}) FROM STDIN`))
    await pipeline(createReadStream(backupPaths.table(folder, table)), createGunzip(), rows)
  }
  for (const table of tables) await session.query(`ALTER TABLE ${nameInSql(table)} ENABLE TRIGGER USER`)
  for (const { table, name, definition } of keys)
    await session.query(`ALTER TABLE ${table} ADD CONSTRAINT ${quoted(name)} ${definition}`)
  for (const sequence of manifest.sequences) await setSequence(session, sequence)
  await session.query('COMMIT')
  return manifest.tables.filter((table) => !isOurs(table)).map(({ schema, name }) => `${schema}.${name}`)
}

async function dropForeignKeys(session: pg.Client) {
  const { rows } = await session.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(pg_constraint.oid) AS definition
     FROM pg_constraint JOIN pg_namespace ON pg_namespace.oid = connamespace
     WHERE contype = 'f' AND conparentid = 0 AND nspname IN ('public', 'graphile_worker')`,
  )
  for (const { table, name } of rows) await session.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`)
  return rows
}

async function setSequence(session: pg.Client, { schema, name, value, isCalled }: Sequence): Promise<void> {
  await session.query('SELECT setval(found, $2, $3) FROM to_regclass($1) AS found WHERE found IS NOT NULL', [
    nameInSql({ schema, name }),
    value,
    isCalled,
  ])
}

type Target = {
  databaseUrl: string
  files: Storage
  secret: string | undefined
  /** The migrations of this release. */
  known: readonly string[]
  /** Creates the tables as of the backup. */
  migrate: (only: readonly string[]) => Promise<unknown>
}

export type Restored = {
  manifest: Manifest
  hasOtherSecret: boolean
  newerMigrations: number
  /** Tables of the backup that are not the site's, such as an operator's notes. */
  leftOut: string[]
}

/**
 * Restores a backup: verifies every checksum, creates the tables, loads rows and files. Throws with the reason if it must not be restored,
 * leaving the database unchanged. `replaces`: overwrite existing rows.
 */
export async function restoreBackup(target: Target, folder: string, { replaces = false } = {}): Promise<Restored> {
  const manifest = await readCheckedBackup(folder)
  await withSession(target.databaseUrl, async (session) => {
    const applied = await findAppliedMigrations(session)
    const filled = await findFilledTables(session)
    assertRestorable(manifest, { known: target.known, applied, filled }, replaces)
  })
  await target.migrate(manifest.migrations)
  // Files first: a file without its row is harmless, a row without its file is not.
  const copies = diskStorage(backupPaths.files(folder))
  for (const { key } of manifest.files) {
    const bytes = await copies.read(key)
    if (bytes) await target.files.write(key, bytes)
  }
  const leftOut = await withSession(target.databaseUrl, (session) => loadTables(session, manifest, folder))
  return {
    manifest,
    leftOut,
    hasOtherSecret: secretMark(target.secret) !== manifest.secretMark,
    newerMigrations: target.known.filter((name) => !manifest.migrations.includes(name)).length,
  }
}

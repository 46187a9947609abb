import 'server-only'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import type pg from 'pg'
import { ConflictError } from '@/lib/platform/errors'
import { diskStorage } from '@/lib/platform/storage/disk-storage'
import type { Storage } from '@/lib/platform/storage/storage'
import { withSession } from '../queries/open-session'
import { findAppliedMigrations, findFileKeys, findSequences, findTables, findVersion } from '../queries/tables'
import { places } from '../rules/places'
import { secretMark } from '../rules/secret-mark'
import { FORMAT } from '../schema'
import type { FileCopy, Manifest, TableCopy } from '../types'
import { copyFileOut, copyTableOut } from './copy-out'
import { sha256Of } from './measured'

type Source = { databaseUrl: string; files: Storage; secret: string | undefined }

/**
 * Copies database and files into a new folder while the site serves. The database is read in one snapshot; the files are those that it
 * names. Until everything is on the disk the folder has another name, so that a broken run never passes for a backup.
 */
export async function makeBackup(source: Source, folder: string, now: Date): Promise<Manifest> {
  await mustBeFree(folder)
  const unfinished = `${folder}.part`
  try {
    await rm(unfinished, { recursive: true, force: true })
    await mkdir(unfinished, { recursive: true, mode: 0o700 })
  } catch {
    throw cannotBeMade(folder)
  }
  try {
    const manifest = await copyInto(source, unfinished, now)
    await rename(unfinished, folder)
    return manifest
  } catch (error) {
    // What is left of it would go on filling the disk.
    await rm(unfinished, { recursive: true, force: true }).catch(() => undefined)
    if (isFull(error)) throw new ConflictError(`The disk has no room for ${folder}: free some, or name another disk.`)
    throw error
  }
}

const cannotBeMade = (folder: string) =>
  new ConflictError(`${folder} cannot be made: name a place where this account may write.`)
const isFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOSPC'

async function copyInto(source: Source, unfinished: string, now: Date): Promise<Manifest> {
  // Once before and the rest afterwards: a file that is removed while the rows are copied is there all the same.
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
  await writeFile(places.manifest(unfinished), text, { mode: 0o600, flush: true })
  await writeFile(places.checksum(unfinished), `${sha256Of(text)}  manifest.json\n`, { mode: 0o600, flush: true })
  return manifest
}

async function mustBeFree(folder: string): Promise<void> {
  const entries = await readdir(folder).catch((error) => {
    if (error?.code === 'ENOENT') return []
    throw cannotBeMade(folder)
  })
  if (entries.length > 0) throw new ConflictError(`${folder} is not empty: name a folder that is not there yet.`)
}

async function copyDatabase(session: pg.Client, folder: string) {
  await session.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const migrations = await findAppliedMigrations(session)
  if (migrations.length === 0) throw new ConflictError('The database in DATABASE_URL has no tables of ours yet.')
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

/** Adds what is new, and takes out what the copied rows do not name. */
async function completeFiles(from: Storage, keys: readonly string[], early: readonly FileCopy[], folder: string) {
  const isNamed = new Set(keys)
  const copied = new Set(early.map(({ key }) => key))
  const rest = keys.filter((key) => !copied.has(key))
  const late = await copyFiles(from, rest, folder)
  for (const key of copied) if (!isNamed.has(key)) await diskStorage(places.files(folder)).remove(key)
  const files = [...early.filter(({ key }) => isNamed.has(key)), ...late.files]
  return { ...late, files: files.sort((one, other) => (one.key < other.key ? -1 : 1)) }
}

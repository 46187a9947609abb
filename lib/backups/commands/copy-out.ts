import 'server-only'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { diskStorage } from '@/lib/platform/storage/disk-storage'
import type { Storage } from '@/lib/platform/storage/storage'
import { columnsInSql, nameInSql, places } from '../rules/places'
import type { FileCopy, Table, TableCopy } from '../types'
import { measured, sha256Of } from './measured'

/** Writes a table's rows into the folder, packed, and answers what they were. */
export async function copyTableOut(session: pg.Client, table: Table, folder: string): Promise<TableCopy> {
  const place = places.table(folder, table)
  await mkdir(path.dirname(place), { recursive: true })
  const rows = session.query(copyTo(`COPY ${nameInSql(table)} (${columnsInSql(table)}) TO STDOUT`))
  const { stream, sha256 } = measured()
  await pipeline(rows, stream, createGzip({ level: 3 }), createWriteStream(place, { mode: 0o600, flush: true }))
  return { ...table, rows: rows.rowCount, sha256: sha256() }
}

/** Copies each file, one after the other, so that memory holds one. Undefined for a file that is there no more. */
export async function copyFileOut(from: Storage, key: string, folder: string): Promise<FileCopy | undefined> {
  const bytes = await from.read(key)
  if (!bytes) return undefined
  await diskStorage(places.files(folder)).write(key, bytes)
  return { key, bytes: bytes.length, sha256: sha256Of(bytes) }
}

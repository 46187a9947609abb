import 'server-only'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { InvalidInputError } from '@/lib/platform/errors'
import { diskStorage } from '@/lib/platform/storage/disk-storage'
import { places } from '../rules/places'
import { manifestSchema } from '../schema'
import type { FileCopy, Manifest, TableCopy } from '../types'

/** What a backup holds, after every byte of it was compared with its checksum. Throws with the name of the first that differs. */
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
  const text = await readFile(places.manifest(folder), 'utf8').catch(() => undefined)
  const kept = await readFile(places.checksum(folder), 'utf8').catch(() => undefined)
  if (text === undefined || kept === undefined)
    throw new InvalidInputError(`There is no whole backup in ${folder}: it lacks manifest.json or manifest.sha256.`)
  if (kept.split(/\s/)[0] !== createHash('sha256').update(text).digest('hex')) throw damaged('manifest.json')
  const { success, data } = manifestSchema.safeParse(JSON.parse(text))
  if (!success) throw new InvalidInputError('The backup was made in a form that this release does not read.')
  return data
}

async function hashOfTable(folder: string, table: TableCopy): Promise<string | undefined> {
  const hash = createHash('sha256')
  try {
    await pipeline(createReadStream(places.table(folder, table)), createGunzip(), hash)
    return hash.digest('hex')
  } catch {
    return undefined
  }
}

async function isFileWhole(folder: string, { key, bytes, sha256 }: FileCopy): Promise<boolean> {
  const found = await diskStorage(places.files(folder)).read(key)
  return found?.length === bytes && createHash('sha256').update(found).digest('hex') === sha256
}

const damaged = (what: string) =>
  new InvalidInputError(`The backup is damaged: ${what} is not what was written. Nothing was restored.`)

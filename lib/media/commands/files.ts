import 'server-only'
import { randomBytes } from 'node:crypto'
import { db, type Transaction } from '@/lib/platform/database/client'
import { addJob } from '@/lib/platform/jobs/job'
import { seal } from '@/lib/platform/security/secrets'
import { storage } from '@/lib/platform/storage/storage'
import { fileName } from '../schema/file-name'
import { type EncodedFile, type EncodedPhoto, type PrivateType, privateName, SEALED_FOR } from '../schema/uploads'
import { deleteFileJob } from './tasks'

/** Longer than any upload takes. */
const UNUSED_MINUTES = 60
const randomName = () => randomBytes(16).toString('hex')

/** Runs in one transaction with the row that says whose the file is. */
type Use<Result> = (tx: Transaction, key: string) => Promise<Result>

/**
 * Stores a file under a new random name and runs `use` with it, in one transaction with the row that says whose it is. If that
 * fails, or the process dies on the way, the bytes are removed within the hour.
 * @param ownerId whose personal file it is; null for what belongs to nobody, such as a provider's photo
 */
export async function storeFile<Result>(
  { bytes, type }: EncodedFile,
  ownerId: number | null,
  now: Date,
  use: Use<Result>,
): Promise<Result> {
  const key = fileName(randomName(), type)
  return keep([{ key, bytes }], ownerId, now, (tx) => use(tx, key))
}

/** The same for a photo in several widths, which belongs to nobody alone. `use` gets the key of the whole one and, with it, all of them. */
export async function storePhoto<Result>(
  { type, width, files }: EncodedPhoto,
  now: Date,
  use: (tx: Transaction, key: string, all: string[]) => Promise<Result>,
): Promise<Result> {
  const random = randomName()
  const named = files.map((file) => ({
    key: fileName(random, type, file.width === width ? undefined : file.width),
    bytes: file.bytes,
  }))
  const all = named.map(({ key }) => key)
  return keep(named, null, now, (tx) => use(tx, fileName(random, type), all))
}

/** The same for what only few may see: it lies sealed, and no public address serves it. */
export async function storePrivateFile<Result>(
  { bytes, type }: { bytes: Uint8Array; type: PrivateType },
  ownerId: number,
  now: Date,
  use: Use<Result>,
): Promise<Result> {
  const key = privateName(randomName(), type)
  return keep([{ key, bytes: seal(SEALED_FOR, bytes) }], ownerId, now, (tx) => use(tx, key))
}

/** The same for a file of a state, which nobody but an import reads: it may hold where family homes are. */
export async function storeSheet<Result>(bytes: Uint8Array, now: Date, use: Use<Result>): Promise<Result> {
  const key = `${randomName()}.xcsv`
  return keep([{ key, bytes: seal(SEALED_FOR, bytes) }], null, now, (tx) => use(tx, key))
}

/** The same for a piece of a video, which is served as a part of the whole alone. */
export async function storeChunk<Result>(bytes: Uint8Array, now: Date, use: Use<Result>): Promise<Result> {
  const key = `${randomName()}.video`
  return keep([{ key, bytes }], null, now, (tx) => use(tx, key))
}

async function keep<Result>(
  files: readonly { key: string; bytes: Uint8Array }[],
  ownerId: number | null,
  now: Date,
  use: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const runAt = new Date(now.getTime() + UNUSED_MINUTES * 60_000)
  for (const { key } of files) await addJob(db(), deleteFileJob, { key }, { runAt })
  await Promise.all(files.map(({ key, bytes }) => storage().write(key, bytes)))
  return db().$transaction(async (tx) => {
    const data = files.map(({ key, bytes }) => ({ key, ownerId, bytes: bytes.byteLength, createdAt: now }))
    await tx.storedFile.createMany({ data })
    return use(tx)
  })
}

/** Removes files: their rows in this transaction, their bytes by a job right after it. Keys of no file are passed over. */
export async function deleteFiles(tx: Transaction, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await tx.storedFile.deleteMany({ where: { key: { in: [...keys] } } })
  for (const key of keys) await addJob(tx, deleteFileJob, { key })
}

/**
 * Removes every file that is somebody's own. For the deletion of an account: the row of a person who still has files cannot be
 * deleted, so that nobody forgets to call this.
 */
export async function removeFilesOf(tx: Transaction, userId: number): Promise<void> {
  const files = await tx.storedFile.findMany({ where: { ownerId: userId }, select: { key: true } })
  await deleteFiles(
    tx,
    files.map(({ key }) => key),
  )
}

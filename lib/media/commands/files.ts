import 'server-only'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { db, type Transaction } from '@/lib/platform/database/client'
import { addJob, defineJob, defineTask, type Task } from '@/lib/platform/jobs/job'
import { seal } from '@/lib/platform/security/secrets'
import { storage } from '@/lib/platform/storage/storage'
import {
  type EncodedFile,
  type EncodedPhoto,
  PRIVATE_FILE_PURPOSE,
  type PrivateType,
  pictureName,
  privateName,
} from '../schema'

/** Deletes a file's bytes, unless a row of stored_files refers to it by then. */
const deleteFileJob = defineJob('drop-file', z.object({ key: z.string() }))

export const mediaTasks: readonly Task[] = [
  defineTask(deleteFileJob, async ({ key }) => {
    if ((await db().storedFile.count({ where: { key } })) === 0) await storage().remove(key)
  }),
]

/** Unused files are deleted after this time, which is longer than any upload takes. */
const UNUSED_MINUTES = 60
const randomName = () => randomBytes(16).toString('hex')

/** Runs in the transaction that saves the file's row. */
type Use<Result> = (tx: Transaction, key: string) => Promise<Result>

/**
 * Stores a picture under a new random name and runs `use` in the transaction that saves the file's row. If that fails or the process dies,
 * the bytes are deleted after an hour.
 * @param ownerId the owner of a personal file; null for others, such as a provider's photo
 */
export async function storeFile<Result>(
  { bytes }: EncodedFile,
  ownerId: number | null,
  now: Date,
  use: Use<Result>,
): Promise<Result> {
  const key = pictureName(randomName())
  return store([{ key, bytes }], ownerId, now, (tx) => use(tx, key))
}

/** Stores a photo in several widths, without an owner. `use` gets the key of the largest and the keys of all. */
export async function storePhoto<Result>(
  { width, files }: EncodedPhoto,
  now: Date,
  use: (tx: Transaction, key: string, all: string[]) => Promise<Result>,
): Promise<Result> {
  const random = randomName()
  const named = files.map((file) => ({
    key: pictureName(random, file.width === width ? undefined : file.width),
    bytes: file.bytes,
  }))
  const all = named.map(({ key }) => key)
  return store(named, null, now, (tx) => use(tx, pictureName(random), all))
}

/** Stores a private file: encrypted, and not served at any public address. */
export async function storePrivateFile<Result>(
  { bytes, type }: { bytes: Uint8Array; type: PrivateType },
  ownerId: number,
  now: Date,
  use: Use<Result>,
): Promise<Result> {
  const key = privateName(randomName(), type)
  return store([{ key, bytes: seal(PRIVATE_FILE_PURPOSE, bytes) }], ownerId, now, (tx) => use(tx, key))
}

/** Stores a state's file, which only an import reads. Encrypted, because it may contain addresses of family homes. */
export async function storeSheet<Result>(bytes: Uint8Array, now: Date, use: Use<Result>): Promise<Result> {
  const key = `${randomName()}.xcsv`
  return store([{ key, bytes: seal(PRIVATE_FILE_PURPOSE, bytes) }], null, now, (tx) => use(tx, key))
}

/** Stores a piece of a video or of the open data, which is served only as part of the whole. */
export async function storeChunk<Result>(
  bytes: Uint8Array,
  now: Date,
  use: Use<Result>,
  ending: 'video' | 'data' = 'video',
): Promise<Result> {
  const key = `${randomName()}.${ending}`
  return store([{ key, bytes }], null, now, (tx) => use(tx, key))
}

async function store<Result>(
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

/** Deletes files: their rows in this transaction, their bytes by a job after it. Unknown keys are ignored. */
export async function deleteFiles(tx: Transaction, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await tx.storedFile.deleteMany({ where: { key: { in: [...keys] } } })
  for (const key of keys) await addJob(tx, deleteFileJob, { key })
}

/**
 * Deletes all files of an owner, before the account is deleted. A foreign key prevents deleting the row of a user who still has files,
 * so this call cannot be forgotten.
 */
export async function removeFilesOf(tx: Transaction, userId: number): Promise<void> {
  const files = await tx.storedFile.findMany({ where: { ownerId: userId }, select: { key: true } })
  await deleteFiles(
    tx,
    files.map(({ key }) => key),
  )
}

import 'server-only'
import { randomBytes } from 'node:crypto'
import { db, type Transaction } from '@/lib/platform/db'
import { addJob } from '@/lib/platform/jobs/add-job'
import { storage } from '@/lib/platform/storage/storage'
import { dropFileJob } from '../jobs'
import { fileName } from '../schema/file-name'
import type { EncodedFile, FileAudience } from '../types'

/** Longer than any upload takes. */
const UNUSED_MINUTES = 60

/**
 * Stores a file under a new random name and runs `use` with it, in one transaction with the row that says whose it is. If that
 * fails, or the process dies on the way, the bytes are removed within the hour.
 * @param audience private files are served by none but the endpoint that knows for whom
 * @param ownerId whose personal file it is; null for what belongs to nobody, such as a provider's photo
 */
export async function keepFile<Result>(
  { bytes, type }: EncodedFile,
  ownerId: number | null,
  now: Date,
  use: (tx: Transaction, key: string) => Promise<Result>,
  audience: FileAudience = 'public',
): Promise<Result> {
  const key = fileName(randomBytes(16).toString('hex'), type, audience)
  await addJob(db(), dropFileJob, { key }, { runAt: new Date(now.getTime() + UNUSED_MINUTES * 60_000) })
  await storage().write(key, bytes)
  return db().$transaction(async (tx) => {
    const data = { key, ownerId, bytes: bytes.byteLength, createdAt: now }
    await tx.storedFile.create({ data, select: { key: true } })
    return use(tx, key)
  })
}

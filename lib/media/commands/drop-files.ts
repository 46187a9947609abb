import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { addJob } from '@/lib/platform/jobs/add-job'
import { dropFileJob } from '../jobs'

/** Removes files: their rows in this transaction, their bytes by a job right after it. Keys of no file are passed over. */
export async function dropFiles(tx: Transaction, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await tx.storedFile.deleteMany({ where: { key: { in: [...keys] } } })
  for (const key of keys) await addJob(tx, dropFileJob, { key })
}

/**
 * Removes every file that is somebody's own. For the deletion of an account: the row of a person who still has files cannot be
 * deleted, so that nobody forgets to call this.
 */
export async function removeFilesOf(tx: Transaction, userId: number): Promise<void> {
  const files = await tx.storedFile.findMany({ where: { ownerId: userId }, select: { key: true } })
  await dropFiles(
    tx,
    files.map(({ key }) => key),
  )
}

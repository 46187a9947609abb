import 'server-only'
import { dropFiles } from '@/lib/media/commands/drop-files'
import { db } from '@/lib/platform/db'
import { KEPT_DAYS } from '../../rules/upload-steps'

/** Removes files with which nothing was done for 30 days; what is known of their imports stays. */
export async function dropOldUploads(now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000)
  await db().$transaction(async (tx) => {
    const old = await tx.importUpload.findMany({
      where: { fileKey: { not: null }, stepAt: { lt: before }, step: { notIn: ['checking', 'importing'] } },
      select: { id: true, fileKey: true },
    })
    await tx.importUpload.updateMany({ where: { id: { in: old.map(({ id }) => id) } }, data: { fileKey: null } })
    await dropFiles(
      tx,
      old.flatMap(({ fileKey }) => fileKey ?? []),
    )
  })
}

import 'server-only'
import { dropFiles } from '@/lib/media/commands/drop-files'
import { db } from '@/lib/platform/db'
import { keysOf } from '../../rules/upload-keys'
import { KEPT_DAYS } from '../../rules/upload-steps'

const DAY_MS = 86_400_000

/** Removes files with which nothing was done for 30 days, of which what is known of their imports stays, and what did not arrive wholly within a day. */
export async function dropOldUploads(now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS)
  await db().$transaction(async (tx) => {
    const old = await tx.importUpload.findMany({
      where: { fileKey: { not: null }, stepAt: { lt: before }, step: { notIn: ['checking', 'importing'] } },
      select: { id: true, fileKey: true, moreKeys: true },
    })
    const begun = await tx.importUpload.findMany({
      where: { arrivedBytes: { not: null }, stepAt: { lt: new Date(now.getTime() - DAY_MS) } },
      select: { id: true, fileKey: true, moreKeys: true },
    })
    await tx.importUpload.updateMany({
      where: { id: { in: old.map(({ id }) => id) } },
      data: { fileKey: null, moreKeys: [] },
    })
    await tx.importUpload.deleteMany({ where: { id: { in: begun.map(({ id }) => id) } } })
    await dropFiles(tx, [...old, ...begun].flatMap(keysOf))
  })
}

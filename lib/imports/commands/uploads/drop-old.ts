import 'server-only'
import { dropFiles } from '@/lib/media/commands/drop-files'
import { db } from '@/lib/platform/db'
import { keysOf } from '../../rules/upload-keys'
import { KEPT_DAYS } from '../../rules/upload-steps'

const DAY_MS = 86_400_000

type Kept = { fileKey: string | null; moreKeys: string[] }

/** Removes files with which nothing was done for 30 days, of which what is known of their imports stays, and what did not arrive wholly within a day. */
export async function dropOldUploads(now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS)
  await db().$transaction(async (tx) => {
    // One statement, so that a piece which comes just now keeps its file, and is no piece of none.
    const begun = await tx.$queryRaw<Kept[]>`
      DELETE FROM import_uploads WHERE arrived_bytes IS NOT NULL AND step_at < ${new Date(now.getTime() - DAY_MS)}
      RETURNING file_key AS "fileKey", more_keys AS "moreKeys"`
    const old = await tx.importUpload.findMany({
      where: { fileKey: { not: null }, stepAt: { lt: before } },
      select: { id: true, fileKey: true, moreKeys: true },
    })
    await tx.importUpload.updateMany({
      where: { id: { in: old.map(({ id }) => id) } },
      data: { fileKey: null, moreKeys: [] },
    })
    await dropFiles(tx, [...old, ...begun].flatMap(keysOf))
  })
}

import 'server-only'
import { now } from '@/lib/platform/clock'
import { refreshSearchDocuments } from '@/lib/providers/commands/refresh-search-documents'
import { findBack } from '../queries/gone'
import type { ImportRun } from './import-run'
import { recordChanges } from './journal/record-changes'

/**
 * Opens providers again that a list had closed and that stand in this newer file. One that a person closed stays closed.
 * Answers how many.
 */
export async function reopenFound(run: ImportRun): Promise<number> {
  const { tx, batchId, newest } = run
  if (!newest) return 0
  let reopened = 0
  for (
    let ids = await findBack(tx, newest.day, 0);
    ids.length > 0;
    ids = await findBack(tx, newest.day, ids.at(-1) ?? 0)
  ) {
    reopened += ids.length
    if (batchId === null) continue
    const page = ids
    await recordChanges(tx, batchId, page, async () => {
      await tx.provider.updateMany({
        where: { id: { in: page } },
        data: { status: 'open', closedOn: null, closedSource: null, updatedAt: now() },
      })
      await refreshSearchDocuments(tx, page)
    })
  }
  return reopened
}

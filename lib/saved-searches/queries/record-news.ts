import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import type { RecordNews } from '../types'

/** The newest import that has ended: what is told now goes as far as this one. */
export async function newestBatchId(tx: Transaction): Promise<number> {
  const { _max } = await tx.importBatch.aggregate({ _max: { id: true }, where: { finishedAt: { not: null } } })
  return _max.id ?? 0
}

/**
 * Favorites of somebody of whose license or inspections an import after `after` and up to `upTo` brought something, by name. An import
 * that was undone, or that ended before the provider was saved, brought nothing.
 */
export function findRecordNews(
  tx: Transaction,
  userId: number,
  { after, upTo }: { after: number; upTo: number },
): Promise<RecordNews[]> {
  return tx.$queryRaw<RecordNews[]>`
    SELECT p.name, p.slug AS "publicId", bool_or(b.preset = 'licenses') AS "isLicense",
      bool_or(b.preset = 'inspections') AS "isInspection"
    FROM favorites f
    JOIN import_changes c ON c.provider_id = f.provider_id
    JOIN import_batches b ON b.id = c.batch_id
    JOIN providers p ON p.id = f.provider_id
    WHERE f.user_id = ${userId} AND b.id > ${after} AND b.id <= ${upTo} AND b.preset IN ('licenses', 'inspections')
      AND b.undone_at IS NULL AND f.created_at < b.finished_at AND p.status IN ('open', 'temporarily_closed')
    GROUP BY p.id ORDER BY p.name, p.id`
}

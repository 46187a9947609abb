import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import type { AsideCode } from '../types/rows'

/** Rows that were left aside before and that nobody has decided on, by the source's id. */
export async function findWaiting(
  tx: Transaction,
  source: string,
  sourceIds: readonly string[],
): Promise<Map<string, { code: AsideCode; reason: string; batchId: number }>> {
  const rows = await tx.$queryRaw<{ sourceId: string; code: AsideCode; reason: string; batchId: number }[]>`
    SELECT source_id AS "sourceId", code, reason, batch_id AS "batchId" FROM import_asides
    WHERE source = ${source} AND source_id = ANY(${[...sourceIds]}::text[])`
  return new Map(rows.map(({ sourceId, ...row }) => [sourceId, row]))
}

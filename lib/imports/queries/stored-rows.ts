import 'server-only'
import type { Transaction } from '@/lib/platform/db'

export type StoredRow = { sourceId: string; rowHash: string; providerId: number }

/** Which provider the rows of a source belong to, by the source's id. */
export async function findStoredRows(
  tx: Transaction,
  source: string,
  sourceIds: readonly string[],
): Promise<Map<string, StoredRow>> {
  const rows = await tx.providerSource.findMany({
    where: { source, sourceId: { in: [...sourceIds] } },
    select: { sourceId: true, rowHash: true, providerId: true },
  })
  return new Map(rows.map((row) => [row.sourceId, row]))
}

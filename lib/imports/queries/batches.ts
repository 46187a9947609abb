import 'server-only'
import { db } from '@/lib/platform/db'
import type { BatchView } from '../types/reports'

/** The newest runs, the last one first. */
export async function listBatches(limit = 50): Promise<BatchView[]> {
  const rows = await db().importBatch.findMany({
    where: { finishedAt: { not: null } },
    orderBy: { id: 'desc' },
    take: limit,
    omit: { fileSha256: true, source: true },
  })
  return rows.map(({ startedAt, finishedAt, undoneAt, sourceDate, ...batch }) => ({
    ...batch,
    startedAt: startedAt.toISOString(),
    sourceDate: sourceDate?.toISOString().slice(0, 10) ?? null,
    undoneAt: undoneAt?.toISOString() ?? null,
  }))
}

import 'server-only'
import { db } from '@/lib/platform/db'
import { refreshSearchDocuments } from './refresh-search-documents'

const AT_ONCE = 1_000

/** Tells search which week holds today where some times of the year have another one: their search documents are made anew. */
export async function turnSeasons(signal?: AbortSignal): Promise<void> {
  let after = 0
  while (!signal?.aborted) {
    const rows = await db().$queryRaw<{ id: number }[]>`
      SELECT id FROM providers WHERE seasonal_hours <> '[]' AND status <> 'merged' AND id > ${after}
      ORDER BY id LIMIT ${AT_ONCE}`
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return
    await db().$transaction((tx) => refreshSearchDocuments(tx, ids))
    after = ids.at(-1) ?? after
  }
}

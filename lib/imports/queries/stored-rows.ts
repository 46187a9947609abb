import 'server-only'
import type { Transaction } from '@/lib/platform/db'

export type StoredRow = {
  sourceId: string
  rowHash: string
  /** Where the row leads: of a merged provider to the survivor. */
  providerId: number
  isFollowed: boolean
  /** The survivor has a row of its own in this source that was seen as lately as this one. */
  hasOwnRow: boolean
}

/** A chain of merges is followed this far; a longer one is a circle. */
const MOST_MERGES = 10

/** Which provider the rows of a source belong to, by the source's id. */
export async function findStoredRows(
  tx: Transaction,
  source: string,
  sourceIds: readonly string[],
): Promise<Map<string, StoredRow>> {
  const rows = await tx.$queryRaw<StoredRow[]>`
    SELECT s.source_id AS "sourceId", s.row_hash AS "rowHash", coalesce(survivor.id, s.provider_id) AS "providerId",
      survivor.id IS NOT NULL AS "isFollowed",
      survivor.id IS NOT NULL AND EXISTS (
        SELECT FROM provider_sources own WHERE own.provider_id = survivor.id AND own.source = s.source
          AND coalesce(own.batch_id, 0) >= coalesce(s.batch_id, 0)
      ) AS "hasOwnRow"
    FROM provider_sources s JOIN providers p ON p.id = s.provider_id
    LEFT JOIN LATERAL (
      WITH RECURSIVE chain AS (
        SELECT n.id, n.merged_into_id, 1 AS length FROM providers n
        WHERE p.merged_into_id IS NOT NULL AND n.id = p.merged_into_id
        UNION ALL
        SELECT n.id, n.merged_into_id, length + 1 FROM chain JOIN providers n ON n.id = chain.merged_into_id
        WHERE length < ${MOST_MERGES}
      )
      SELECT id FROM chain WHERE merged_into_id IS NULL
    ) survivor ON true
    WHERE s.source = ${source} AND s.source_id = ANY(${[...sourceIds]}::text[])`
  return new Map(rows.map((row) => [row.sourceId, row]))
}

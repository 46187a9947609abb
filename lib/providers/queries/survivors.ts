import 'server-only'
import { type Database, db, type Transaction } from '@/lib/platform/db'

/** A chain of merges is followed this far; a longer one is a circle. */
const MOST_MERGES = 10

export type Survivor = {
  askedId: number
  /** Itself, or what it was merged into. */
  id: number
  publicId: string
  /** Of the one that was asked for, if it is merged. */
  formerName: string | null
}

/** What has become of providers (internal ids), in their order; ids that nobody has, and circles, are left out. */
export async function findSurvivors(
  internalIds: readonly number[],
  connection: Database | Transaction = db(),
): Promise<Survivor[]> {
  if (internalIds.length === 0) return []
  const rows = await connection.$queryRaw<Survivor[]>`
    WITH RECURSIVE chain AS (
      SELECT id AS asked_id, name AS asked_name, id, slug, status, merged_into_id, 0 AS depth
      FROM providers WHERE id = ANY (${[...internalIds]}::int[])
      UNION ALL
      SELECT chain.asked_id, chain.asked_name, p.id, p.slug, p.status, p.merged_into_id, chain.depth + 1
      FROM chain JOIN providers p ON p.id = chain.merged_into_id
      WHERE chain.status = 'merged' AND chain.depth < ${MOST_MERGES}
    )
    SELECT asked_id AS "askedId", id, slug AS "publicId", CASE WHEN depth > 0 THEN asked_name END AS "formerName"
    FROM chain WHERE status <> 'merged'`
  const byAsked = new Map(rows.map((row) => [row.askedId, row]))
  return internalIds.flatMap((id) => byAsked.get(id) ?? [])
}

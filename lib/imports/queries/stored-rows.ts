import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import type { CareType, Program } from '@/lib/providers/catalogue/traits'
import type { StoredFacts } from '../rules/newer-facts'

export type StoredRow = {
  sourceId: string
  rowHash: string
  providerId: number
  careTypes: CareType[]
  programs: Program[]
  facts: StoredFacts
}

/** What is stored of the rows of a source, by the source's id. */
export async function findStoredRows(
  tx: Transaction,
  source: string,
  sourceIds: readonly string[],
): Promise<Map<string, StoredRow>> {
  const rows = await tx.$queryRaw<StoredRow[]>`
    SELECT s.source_id AS "sourceId", s.row_hash AS "rowHash", p.id AS "providerId",
      p.care_types AS "careTypes", p.programs,
      coalesce((
        SELECT jsonb_object_agg(f."group", jsonb_build_object('source', f.source, 'confirmedOn', f.confirmed_on))
        FROM provider_facts f WHERE f.provider_id = p.id
      ), '{}') AS facts
    FROM provider_sources s JOIN providers p ON p.id = s.provider_id
    WHERE s.source = ${source} AND s.source_id = ANY(${[...sourceIds]}::text[])`
  return new Map(rows.map((row) => [row.sourceId, row]))
}

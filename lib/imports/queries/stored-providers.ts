import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import type { Comparable } from '../rules/match-provider'
import type { StoredProvider } from '../rules/plan-row'

export type StoredCandidate = StoredProvider &
  Comparable & {
    slug: string
    isMerged: boolean
    /** The file that is read brought it, in a row of its own: another row is another place. */
    isListed: boolean
    /** Another row of the file was found to be it. */
    isTaken: boolean
  }

/** What rows are compared with and laid over, by internal id. A family home's street is its private one. */
export async function readStoredProviders(
  tx: Transaction,
  source: string,
  ids: readonly number[],
): Promise<Map<number, StoredCandidate>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.$queryRaw<StoredCandidate[]>`
    SELECT p.id AS "providerId", p.slug, p.name, p.alternate_names AS "alternateNames", coalesce(p.street, a.street) AS street,
      coalesce(p.zip, a.zip) AS zip, p.phone, p.status = 'merged' AS "isMerged", p.care_types AS "careTypes", p.programs, p.amenities, p.curricula,
      p.accreditations, p.languages, p.schedules,
      coalesce(ls.own, false) AS "isListed", ls.own IS NOT DISTINCT FROM false AS "isTaken",
      coalesce((
        SELECT jsonb_agg(jsonb_build_object('issuer', l.issuer, 'number', l.number, 'asOf', l.as_of))
        FROM provider_licenses l WHERE l.provider_id = p.id
      ), '[]') AS licenses,
      coalesce((
        SELECT jsonb_object_agg(f."group", jsonb_build_object('source', f.source, 'confirmedOn', f.confirmed_on))
        FROM provider_facts f WHERE f.provider_id = p.id
      ), '{}') AS facts
    FROM providers p
    LEFT JOIN provider_private_addresses a ON a.provider_id = p.id
    LEFT JOIN LATERAL (
      SELECT bool_or(s.match_rule IS NULL) AS own FROM provider_sources s
      WHERE (s.provider_id = p.id OR s.provider_id IN (SELECT m.id FROM providers m WHERE m.merged_into_id = p.id))
        AND s.source = ${source} AND (
        EXISTS (SELECT 1 FROM import_listed_rows l WHERE l.source_id = s.source_id)
        OR EXISTS (SELECT 1 FROM import_seen_rows r WHERE r.key = 'id ' || s.source_id)
      )
    ) ls ON true
    WHERE p.id = ANY(${[...new Set(ids)]}::int[])`
  return new Map(rows.map((row) => [row.providerId, row]))
}

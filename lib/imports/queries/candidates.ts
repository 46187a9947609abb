import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { type Comparable, lineOf } from '../rules/match-provider'
import { houseOf } from '../rules/match-street'

/** What a provider is looked up by; each has an index (see the migration match_indexes). */
type Keys = { phones: string[]; houses: [string, string][]; names: [string, string][]; licenses: [string, string][] }
type FoundKey = { key: string; id: number }

/** A key that leads to more providers than this says nothing: the other keys still find the right one. */
const MOST = 25

type Options = {
  /** Among the sample providers alone; by default they are nobody. */
  isSample?: boolean
  /** A key that leads to more says nothing. */
  mostSharing?: number
}

/**
 * The ids of stored providers that each row may be, by phone, by ZIP code and house number, by ZIP code and name, or by
 * license number: one statement for all rows.
 */
export async function findCandidateIds(
  tx: Transaction,
  rows: readonly Comparable[],
  { isSample = false, mostSharing = MOST }: Options = {},
): Promise<number[][]> {
  const keys = rows.map(keysOf)
  const phones = distinct(keys.flatMap((key) => key.phones.map((phone) => [phone])))
  const houses = distinct(keys.flatMap((key) => key.houses))
  const names = distinct(keys.flatMap((key) => key.names))
  const licenses = distinct(keys.flatMap((key) => key.licenses))
  // ZIP codes go as bpchar, as they are stored: compared as text, no index would find them.
  const column = (pairs: readonly string[][], at: number) => pairs.map((pair) => pair[at] ?? '')
  const found = await tx.$queryRaw<FoundKey[]>`
    SELECT 'p' || g.phone AS key, p.id
    FROM unnest(${column(phones, 0)}::text[]) g (phone)
    CROSS JOIN LATERAL (
      SELECT coalesce(merged_into_id, id) AS id FROM providers
      WHERE left(phone, 14) = g.phone AND phone IS NOT NULL AND is_sample = ${isSample} LIMIT ${MOST}
    ) p
    UNION SELECT 'h' || g.zip || g.house, p.id
    FROM unnest(${column(houses, 0)}::bpchar[], ${column(houses, 1)}::text[]) g (zip, house)
    CROSS JOIN LATERAL (
      SELECT coalesce(merged_into_id, id) AS id FROM providers
      WHERE zip = g.zip AND substring(street from '[0-9]+') = g.house AND street IS NOT NULL AND is_sample = ${isSample} LIMIT ${MOST}
    ) p
    UNION SELECT 'h' || g.zip || g.house, p.id
    FROM unnest(${column(houses, 0)}::bpchar[], ${column(houses, 1)}::text[]) g (zip, house)
    CROSS JOIN LATERAL (
      SELECT coalesce(p.merged_into_id, p.id) AS id
      FROM providers p JOIN provider_private_addresses a ON a.provider_id = p.id
      WHERE p.zip = g.zip AND p.kind = 'family_home' AND substring(a.street from '[0-9]+') = g.house AND p.is_sample = ${isSample}
      LIMIT ${MOST}
    ) p
    UNION SELECT 'h' || g.zip || g.house, p.id
    FROM unnest(${column(houses, 0)}::bpchar[], ${column(houses, 1)}::text[]) g (zip, house)
    CROSS JOIN LATERAL (
      SELECT coalesce(p.merged_into_id, p.id) AS id
      FROM provider_private_addresses a JOIN providers p ON p.id = a.provider_id
      WHERE a.zip = g.zip AND p.zip IS NULL AND substring(a.street from '[0-9]+') = g.house AND p.is_sample = ${isSample} LIMIT ${MOST}
    ) p
    UNION SELECT 'n' || g.zip || g.name, p.id
    FROM unnest(${column(names, 0)}::bpchar[], ${column(names, 1)}::text[]) g (zip, name)
    CROSS JOIN LATERAL (
      SELECT coalesce(merged_into_id, id) AS id FROM providers
      WHERE zip = g.zip AND is_sample = ${isSample} AND g.name
        = regexp_replace(lower(regexp_replace(name, '[^a-zA-Z0-9]+', '', 'g')), '^the|(inc|llc|corp|ltd)$', '', 'g')
      LIMIT ${MOST}
    ) p
    UNION SELECT 'n' || g.zip || g.name, p.id
    FROM unnest(${column(names, 0)}::bpchar[], ${column(names, 1)}::text[]) g (zip, name)
    CROSS JOIN LATERAL (
      SELECT coalesce(p.merged_into_id, p.id) AS id
      FROM provider_private_addresses a JOIN providers p ON p.id = a.provider_id
      WHERE a.zip = g.zip AND p.zip IS NULL AND p.is_sample = ${isSample} AND g.name
        = regexp_replace(lower(regexp_replace(p.name, '[^a-zA-Z0-9]+', '', 'g')), '^the|(inc|llc|corp|ltd)$', '', 'g')
      LIMIT ${MOST}
    ) p
    UNION SELECT 'l' || g.issuer || g.number, p.id
    FROM unnest(${column(licenses, 0)}::text[], ${column(licenses, 1)}::text[]) g (issuer, number)
    JOIN provider_licenses l ON l.issuer = g.issuer AND l.number = g.number
    JOIN LATERAL (
      SELECT coalesce(merged_into_id, id) AS id FROM providers WHERE id = l.provider_id AND is_sample = ${isSample}
    ) p ON true`
  const byKey = new Map<string, number[]>()
  for (const { key, id } of found) byKey.set(key, [...(byKey.get(key) ?? []), id])
  const sharing = (name: string) => {
    const ids = byKey.get(name) ?? []
    return ids.length > mostSharing ? [] : ids
  }
  return keys.map((key) => [...new Set(namesOfKeys(key).flatMap(sharing))])
}

function keysOf({ phone, zip, street, name, licenses }: Comparable): Keys {
  const line = lineOf(phone)
  const house = houseOf(street)
  // The same steps as the index providers_match_name.
  const letters = name
    .replace(/[^a-zA-Z0-9]+/g, '')
    .toLowerCase()
    .replace(/^the|(inc|llc|corp|ltd)$/g, '')
  return {
    phones: line === null ? [] : [line],
    houses: house === null ? [] : [[zip, house]],
    names: letters === '' ? [] : [[zip, letters]],
    licenses: licenses?.map(({ issuer, number }) => [issuer, number]) ?? [],
  }
}

function namesOfKeys({ phones, houses, names, licenses }: Keys): string[] {
  return [
    ...phones.map((phone) => `p${phone}`),
    ...houses.map((pair) => `h${pair.join('')}`),
    ...names.map((pair) => `n${pair.join('')}`),
    ...licenses.map((pair) => `l${pair.join('')}`),
  ]
}

function distinct(lists: readonly string[][]): string[][] {
  return [...new Map(lists.map((list) => [list.join('\n'), list])).values()]
}

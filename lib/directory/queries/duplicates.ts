import 'server-only'
import { type Comparable, matchOf } from '@/lib/imports/rules/match-provider'
import type { Match } from '@/lib/imports/types'
import { db } from '@/lib/platform/db'
import { addressLine } from '@/lib/providers/rules/address'
import type { Alike, DuplicatePair } from '../types'

/** A phone or house that more share is a chain's or a mall's: other keys find the right ones. */
const MOST_SHARING = 6
const MOST_PAIRS = 2_000

type Key = { id: number; other: number }

/** The surest first, without those that an admin told apart; of one provider (internal id), or of all. The one that has more hanging on it, or is older, is proposed to stay. */
export async function findDuplicates(most: number, of?: number): Promise<DuplicatePair[]> {
  const pairs = await sharingPairs(of ?? null)
  const found = await readComparables([...new Set(pairs.flatMap(({ id, other }) => [id, other]))])
  const alike = pairs.flatMap(({ id, other }) => {
    const [one, two] = [found.get(id), found.get(other)]
    const match = one && two ? surer(matchOf(one.compared, two.compared), matchOf(two.compared, one.compared)) : null
    if (!one || !two || !match) return []
    const [keep, drop] = one.weight >= two.weight ? [one, two] : [two, one]
    return [{ keep: keep.view, drop: drop.view, ...match }]
  })
  return alike.sort((a, b) => b.percent - a.percent || a.keep.id - b.keep.id || a.drop.id - b.drop.id).slice(0, most)
}

const surer = (one: Match | null, two: Match | null) => ((one?.percent ?? 0) >= (two?.percent ?? 0) ? one : two)

/** Who shares a phone, a house, or a name in one ZIP code; what was invented is compared with its like alone. */
function sharingPairs(of: number | null): Promise<Key[]> {
  return db().$queryRaw<Key[]>`
    WITH keys AS (
      SELECT p.id, p.is_sample, k.key FROM providers p
      LEFT JOIN provider_private_addresses a ON a.provider_id = p.id
      CROSS JOIN LATERAL (VALUES
        ('p' || left(p.phone, 14)),
        ('h' || coalesce(p.zip, a.zip) || substring(coalesce(p.street, a.street) from '[0-9]+')),
        ('n' || coalesce(p.zip, a.zip) || lower(regexp_replace(p.name, '[^a-zA-Z0-9]+', '', 'g')))
      ) k (key)
      WHERE p.status <> 'merged' AND k.key IS NOT NULL
      UNION ALL
      SELECT p.id, p.is_sample, 'l' || l.issuer || ' ' || l.number FROM provider_licenses l
      JOIN providers p ON p.id = l.provider_id WHERE p.status <> 'merged'
    ), shared AS (
      SELECT key, is_sample FROM keys GROUP BY key, is_sample
      HAVING count(*) BETWEEN 2 AND ${MOST_SHARING} AND (${of}::int IS NULL OR bool_or(id = ${of}::int))
    )
    SELECT DISTINCT a.id, b.id AS other FROM shared s
    JOIN keys a USING (key, is_sample) JOIN keys b USING (key, is_sample)
    WHERE a.id < b.id AND (${of}::int IS NULL OR ${of}::int IN (a.id, b.id))
      AND NOT EXISTS (SELECT FROM provider_distinctions d WHERE d.low_id = a.id AND d.high_id = b.id)
    ORDER BY 1, 2 LIMIT ${MOST_PAIRS}`
}

type Found = { view: Alike; compared: Comparable; weight: number }

async function readComparables(ids: readonly number[]): Promise<Map<number, Found>> {
  const rows = await db().provider.findMany({
    where: { id: { in: [...ids] } },
    select: {
      id: true,
      name: true,
      alternateNames: true,
      street: true,
      city: true,
      state: true,
      zip: true,
      phone: true,
      status: true,
      privateAddress: { select: { street: true, zip: true } },
      licenses: { select: { issuer: true, number: true, asOf: true } },
      _count: { select: { people: true, favorites: true, inquiries: true, reviews: true, photos: true } },
    },
  })
  return new Map(
    rows.map(({ id, name, city, state, zip, status, privateAddress, licenses, _count, ...row }) => [
      id,
      {
        view: { id, name, status, place: addressLine({ street: null, city, state, zip }) },
        compared: {
          ...row,
          name,
          street: row.street ?? privateAddress?.street ?? null,
          zip: zip ?? privateAddress?.zip ?? '',
          licenses: licenses.map(({ asOf, ...license }) => ({ ...license, asOf: asOf.toISOString().slice(0, 10) })),
        },
        // Open before closed, managed before not; then what families did with it, then age.
        weight:
          (status === 'closed' ? 0 : 1e9) +
          (_count.people > 0 ? 1e8 : 0) +
          (_count.favorites + _count.inquiries + _count.reviews + _count.photos) * 100 -
          id / 1e9,
      },
    ]),
  )
}

import 'server-only'
import { findCandidateIds } from '@/lib/imports/matching/queries'
import { type Comparable, matchOf } from '@/lib/imports/matching/rules/providers'
import type { Match } from '@/lib/imports/types'
import { db } from '@/lib/platform/database/client'
import { dayOf } from '@/lib/platform/time/dates'
import { addressLine } from '@/lib/providers/rules/address'
import type { DistinctPair, DuplicatePair, PairedProvider } from '../types'

/** The better match of two stored providers by the imports' rules, tried in both directions; null if no rule matches. */
export function betterMatchOf(one: Comparable, other: Comparable): Match | null {
  const [forward, backward] = [matchOf(one, other), matchOf(other, one)]
  return (forward?.percent ?? 0) >= (backward?.percent ?? 0) ? forward : backward
}

/** A little less than a day, so that the nightly search never finds itself too early. */
const FRESH_HOURS = 20

/** Whether the duplicate search should run again: once a night, and after a newer import. */
export function isSearchDue(startedAt: Date | null, importedAt: Date | null, now: Date): boolean {
  if (startedAt === null) return true
  if (importedAt !== null && startedAt < importedAt) return true
  return now.getTime() - startedAt.getTime() >= FRESH_HOURS * 3_600_000
}

/** A provider with the values it is compared by, including a home's private address, which `view` leaves out. */
type Compared = { view: PairedProvider; isSample: boolean; compared: Comparable & { zip: string } }

/** Comparable providers (internal ids) by id, without merged ones. */
async function readComparables(ids: readonly number[]): Promise<Map<number, Compared>> {
  const rows = await db().provider.findMany({
    where: { id: { in: [...new Set(ids)] }, status: { not: 'merged' } },
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
      isSample: true,
      privateAddress: { select: { street: true, zip: true } },
      licenses: { select: { issuer: true, number: true, asOf: true } },
    },
  })
  return new Map(
    rows.map(({ id, name, city, state, zip, status, isSample, privateAddress, licenses, ...row }) => [
      id,
      {
        view: { id, name, status, place: addressLine({ street: null, city, state, zip }) },
        isSample,
        compared: {
          ...row,
          name,
          street: row.street ?? privateAddress?.street ?? null,
          zip: zip ?? privateAddress?.zip ?? '',
          licenses: licenses.map(({ asOf, ...license }) => ({ ...license, asOf: dayOf(asOf) })),
        },
      },
    ]),
  )
}

/** A phone or address shared by more providers belongs to a chain or a mall; other keys find the real matches. */
const MAX_SHARING = 6

type IdPair = { lowId: number; highId: number }
type LikelyPair = IdPair & { low: PairedProvider; high: PairedProvider; match: Match }

/** Pairs of these providers (internal ids) with others that share a phone, address, license, or name within a ZIP code. Uses indexes. */
export async function findSharingPairs(ids: readonly number[]): Promise<IdPair[]> {
  const found = [...(await readComparables(ids)).values()]
  const pairs = new Map<string, IdPair>()
  // Sample data is only compared with sample data.
  for (const isSample of [false, true]) {
    const providers = found.filter((one) => one.isSample === isSample)
    for (const pair of await sharingPairs(providers, isSample)) pairs.set(`${pair.lowId} ${pair.highId}`, pair)
  }
  return [...pairs.values()]
}

async function sharingPairs(providers: readonly Compared[], isSample: boolean): Promise<IdPair[]> {
  if (providers.length === 0) return []
  const compared = providers.map((one) => one.compared)
  const others = await findCandidateIds(db(), compared, { isSample, mostSharing: MAX_SHARING })
  return providers.flatMap(({ view: { id } }, index) =>
    (others[index] ?? []).flatMap((other) =>
      other === id ? [] : { lowId: Math.min(id, other), highId: Math.max(id, other) },
    ),
  )
}

/** The pairs that match by the imports' rules with their current values, without merged providers. */
export async function matchPairs(pairs: readonly IdPair[]): Promise<LikelyPair[]> {
  const found = await readComparables(pairs.flatMap(({ lowId, highId }) => [lowId, highId]))
  return pairs.flatMap((pair) => {
    const [low, high] = [found.get(pair.lowId), found.get(pair.highId)]
    const match = low && high ? betterMatchOf(low.compared, high.compared) : null
    return low && high && match ? { ...pair, low: low.view, high: high.view, match } : []
  })
}

/**
 * The best pairs of the last search that still match, without those marked as distinct. The provider with more activity, or the older one,
 * is suggested to survive.
 */
export async function findDuplicates(limit: number): Promise<DuplicatePair[]> {
  const pairs = await db().$queryRaw<IdPair[]>`
    SELECT l.low_id AS "lowId", l.high_id AS "highId" FROM provider_likenesses l
    JOIN providers a ON a.id = l.low_id AND a.status <> 'merged'
    JOIN providers b ON b.id = l.high_id AND b.status <> 'merged'
    WHERE NOT EXISTS (SELECT FROM provider_distinctions d WHERE d.low_id = l.low_id AND d.high_id = l.high_id)
    ORDER BY l.percent DESC, l.low_id, l.high_id LIMIT ${limit}`
  return proposePairs(pairs)
}

/** Possible duplicates of a provider (internal id), searched now; best matches first. */
export async function findDuplicatesOf(id: number, limit: number): Promise<DuplicatePair[]> {
  const pairs = await findSharingPairs([id])
  const distinct = await db().providerDistinction.findMany({
    where: { OR: [{ lowId: id }, { highId: id }] },
    select: { lowId: true, highId: true },
  })
  const isDistinct = (pair: IdPair) => distinct.some((one) => one.lowId === pair.lowId && one.highId === pair.highId)
  return (await proposePairs(pairs.filter((pair) => !isDistinct(pair)))).slice(0, limit)
}

async function proposePairs(pairs: readonly IdPair[]): Promise<DuplicatePair[]> {
  const likely = await matchPairs(pairs)
  const weights = await weightsOf(likely.flatMap(({ lowId, highId }) => [lowId, highId]))
  const proposed = likely.map(({ low, high, match }) => {
    const isLow = (weights.get(low.id) ?? 0) >= (weights.get(high.id) ?? 0)
    return { keep: isLow ? low : high, drop: isLow ? high : low, ...match }
  })
  return proposed.sort((a, b) => b.percent - a.percent || a.keep.id - b.keep.id || a.drop.id - b.drop.id)
}

/** Ranks open before closed and managed before unmanaged providers, then by activity. On a tie the older one survives. */
async function weightsOf(ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db().$queryRaw<{ id: number; weight: number }[]>`
    SELECT p.id, (
      CASE WHEN p.status = 'closed' THEN 0 ELSE 1e9 END
      + CASE WHEN EXISTS (SELECT FROM provider_people WHERE provider_id = p.id) THEN 1e8 ELSE 0 END
      + (SELECT count(*) FROM favorites WHERE provider_id = p.id) + (SELECT count(*) FROM inquiries WHERE provider_id = p.id)
      + (SELECT count(*) FROM reviews WHERE provider_id = p.id) + (SELECT count(*) FROM provider_photos WHERE provider_id = p.id)
    )::float8 AS weight
    FROM providers p WHERE p.id = ANY(${[...new Set(ids)]}::int[])`
  return new Map(rows.map(({ id, weight }) => [id, weight]))
}

const side = { select: { id: true, name: true, city: true, state: true, zip: true, status: true } } as const

/** Pairs an admin marked as distinct, newest first, without merged providers. */
export async function findDistinctPairs(limit: number): Promise<DistinctPair[]> {
  const rows = await db().providerDistinction.findMany({
    where: { low: { status: { not: 'merged' } }, high: { status: { not: 'merged' } } },
    orderBy: [{ saidAt: 'desc' }, { lowId: 'asc' }, { highId: 'asc' }],
    take: limit,
    select: { low: side, high: side },
  })
  return rows.map(({ low, high }) => ({ one: toPairedProvider(low), other: toPairedProvider(high) }))
}

type Row = Omit<PairedProvider, 'place'> & { city: string; state: string; zip: string | null }
const toPairedProvider = ({ city, state, zip, ...rest }: Row): PairedProvider => ({
  ...rest,
  place: addressLine({ street: null, city, state, zip }),
})

/** When the duplicate search last ran, and whether it is due again; `importedAt`: the newest import. */
export type DuplicateSearchState = { searchedAt: Date | null; importedAt: Date | null; isDue: boolean }

export async function findDuplicateSearchState(now: Date): Promise<DuplicateSearchState> {
  const [search, batches] = await Promise.all([
    db().likenessSearch.findFirst({ where: { finishedAt: { not: null } }, orderBy: { id: 'desc' } }),
    db().importBatch.aggregate({ _max: { finishedAt: true, undoneAt: true } }),
  ])
  const { finishedAt, undoneAt } = batches._max
  const importedAt = [finishedAt, undoneAt].reduce((last, at) => (at && (!last || at > last) ? at : last), null)
  const searchedAt = search?.startedAt ?? null
  return { searchedAt, importedAt, isDue: isSearchDue(searchedAt, importedAt, now) }
}

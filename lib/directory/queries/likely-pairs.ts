import 'server-only'
import { findCandidateIds } from '@/lib/imports/queries/candidates'
import type { Match } from '@/lib/imports/types/rows'
import { db } from '@/lib/platform/db'
import { likenessOf } from '../rules/likeness'
import type { Alike } from '../types'
import { type Compared, readComparables } from './comparables'

/** A phone or house that more share is a chain's or a mall's: other keys find the right ones. */
const MOST_SHARING = 6

export type IdPair = { lowId: number; highId: number }
type LikelyPair = IdPair & { low: Alike; high: Alike; match: Match }

/** Of each of these providers (internal ids) whom it shares a phone, a house, a license or a name in one ZIP code with, looked up by index. */
export async function findSharingPairs(ids: readonly number[]): Promise<IdPair[]> {
  const found = [...(await readComparables(ids)).values()]
  const pairs = new Map<string, IdPair>()
  // What was invented is compared with its like alone.
  for (const isSample of [false, true]) {
    const some = found.filter((one) => one.isSample === isSample)
    for (const pair of await sharingPairs(some, isSample)) pairs.set(`${pair.lowId} ${pair.highId}`, pair)
  }
  return [...pairs.values()]
}

async function sharingPairs(some: readonly Compared[], isSample: boolean): Promise<IdPair[]> {
  if (some.length === 0) return []
  const compared = some.map((one) => one.compared)
  const others = await findCandidateIds(db(), compared, { isSample, mostSharing: MOST_SHARING })
  return some.flatMap(({ view: { id } }, index) =>
    (others[index] ?? []).flatMap((other) =>
      other === id ? [] : { lowId: Math.min(id, other), highId: Math.max(id, other) },
    ),
  )
}

/** Which of these pairs the ladder holds for likely, as they say today; without those of which one is merged. */
export async function judgePairs(pairs: readonly IdPair[]): Promise<LikelyPair[]> {
  const found = await readComparables(pairs.flatMap(({ lowId, highId }) => [lowId, highId]))
  return pairs.flatMap((pair) => {
    const [low, high] = [found.get(pair.lowId), found.get(pair.highId)]
    const match = low && high ? likenessOf(low.compared, high.compared) : null
    return low && high && match ? { ...pair, low: low.view, high: high.view, match } : []
  })
}

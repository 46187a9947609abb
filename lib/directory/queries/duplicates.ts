import 'server-only'
import { db } from '@/lib/platform/db'
import type { DuplicatePair } from '../types'
import { findSharingPairs, type IdPair, judgePairs } from './likely-pairs'

/**
 * The surest pairs of the last search (commands/likenesses) that still look alike, without those that an admin told apart. The one that has
 * more hanging on it, or is older, is proposed to stay.
 */
export async function findDuplicates(most: number): Promise<DuplicatePair[]> {
  const pairs = await db().$queryRaw<IdPair[]>`
    SELECT l.low_id AS "lowId", l.high_id AS "highId" FROM provider_likenesses l
    JOIN providers a ON a.id = l.low_id AND a.status <> 'merged'
    JOIN providers b ON b.id = l.high_id AND b.status <> 'merged'
    WHERE NOT EXISTS (SELECT FROM provider_distinctions d WHERE d.low_id = l.low_id AND d.high_id = l.high_id)
    ORDER BY l.percent DESC, l.low_id, l.high_id LIMIT ${most}`
  return propose(pairs)
}

/** Who else may be a provider (internal id), looked up at this moment; the surest first. */
export async function findAlike(id: number, most: number): Promise<DuplicatePair[]> {
  const pairs = await findSharingPairs([id])
  const apart = await db().providerDistinction.findMany({
    where: { OR: [{ lowId: id }, { highId: id }] },
    select: { lowId: true, highId: true },
  })
  const isApart = (pair: IdPair) => apart.some((one) => one.lowId === pair.lowId && one.highId === pair.highId)
  return (await propose(pairs.filter((pair) => !isApart(pair)))).slice(0, most)
}

async function propose(pairs: readonly IdPair[]): Promise<DuplicatePair[]> {
  const likely = await judgePairs(pairs)
  const weights = await weigh(likely.flatMap(({ lowId, highId }) => [lowId, highId]))
  const proposed = likely.map(({ low, high, match }) => {
    const isLow = (weights.get(low.id) ?? 0) >= (weights.get(high.id) ?? 0)
    return { keep: isLow ? low : high, drop: isLow ? high : low, ...match }
  })
  return proposed.sort((a, b) => b.percent - a.percent || a.keep.id - b.keep.id || a.drop.id - b.drop.id)
}

/** Open before closed, managed before not; then what families did with it. Of two that weigh the same the older stays. */
async function weigh(ids: readonly number[]): Promise<Map<number, number>> {
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

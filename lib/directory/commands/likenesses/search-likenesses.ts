import 'server-only'
import { db } from '@/lib/platform/db'
import { findSharingPairs, judgePairs } from '../../queries/likely-pairs'
import { findLikenessState } from '../../queries/likeness-state'

/** So many providers at a time: each step is short, and memory stays the same however large the directory is. */
const STEP = 500

/**
 * Looks through the directory, by number, for pairs that may be one provider, and keeps them. Nothing is done while the last search is
 * fresh. A process that has to end leaves how far it came; the next one goes on there.
 */
export async function searchLikenesses(now: Date, signal?: AbortSignal): Promise<void> {
  const { isDue, importedAt } = await findLikenessState(now)
  if (!isDue) return
  const { id, throughId } = await beginOrGoOn(importedAt, now)
  let after = throughId
  for (;;) {
    signal?.throwIfAborted()
    const ids = await idsAfter(after)
    const through = ids.at(-1)
    if (through === undefined) break
    await searchStep(id, ids, { gt: after, lte: through })
    after = through
  }
  await db().likenessSearch.update({ where: { id }, data: { finishedAt: now }, select: { id: true } })
  await db().likenessSearch.deleteMany({ where: { id: { lt: id } } })
}

/** One that an import has overtaken begins anew. */
async function beginOrGoOn(importedAt: Date | null, now: Date) {
  const open = await db().likenessSearch.findFirst({ where: { finishedAt: null }, orderBy: { id: 'desc' } })
  const isCurrent = open && (importedAt === null || open.startedAt > importedAt)
  return isCurrent ? open : db().likenessSearch.create({ data: { startedAt: now } })
}

async function idsAfter(id: number): Promise<number[]> {
  const rows = await db().provider.findMany({
    where: { id: { gt: id } },
    orderBy: { id: 'asc' },
    take: STEP,
    select: { id: true },
  })
  return rows.map((row) => row.id)
}

/** A pair belongs to the step of its smaller number. */
async function searchStep(searchId: number, ids: readonly number[], range: { gt: number; lte: number }): Promise<void> {
  const pairs = await findSharingPairs(ids)
  const likely = await judgePairs(pairs.filter(({ lowId }) => lowId > range.gt && lowId <= range.lte))
  await db().$transaction([
    db().providerLikeness.deleteMany({ where: { lowId: range } }),
    db().providerLikeness.createMany({
      data: likely.map(({ lowId, highId, match: { percent } }) => ({ lowId, highId, percent })),
      skipDuplicates: true,
    }),
    db().likenessSearch.updateMany({ where: { id: searchId }, data: { throughId: range.lte } }),
  ])
}

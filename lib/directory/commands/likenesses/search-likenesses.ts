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
  const { isDue } = await findLikenessState(now)
  if (!isDue) return
  const { id, throughId } = await beginOrGoOn(now)
  let after = throughId
  for (;;) {
    signal?.throwIfAborted()
    const through = await stepEnd(after)
    if (through === null) break
    await searchStep(id, after, through)
    after = through
  }
  await db().likenessSearch.update({ where: { id }, data: { finishedAt: now }, select: { id: true } })
  await db().likenessSearch.deleteMany({ where: { id: { lt: id } } })
}

/** One that an import has overtaken begins anew. */
async function beginOrGoOn(now: Date) {
  const { importedAt } = await findLikenessState(now)
  const open = await db().likenessSearch.findFirst({ where: { finishedAt: null }, orderBy: { id: 'desc' } })
  const isCurrent = open && (importedAt === null || open.startedAt > importedAt)
  return isCurrent ? open : db().likenessSearch.create({ data: { startedAt: now } })
}

async function stepEnd(after: number): Promise<number | null> {
  const [row] = await db().$queryRaw<{ id: number | null }[]>`
    SELECT max(id) AS id FROM (SELECT id FROM providers WHERE id > ${after} ORDER BY id LIMIT ${STEP}) step`
  return row?.id ?? null
}

/** A pair belongs to the step of its smaller number. */
async function searchStep(searchId: number, after: number, through: number): Promise<void> {
  const range = { gt: after, lte: through }
  const rows = await db().provider.findMany({
    where: { id: range, status: { not: 'merged' } },
    select: { id: true },
  })
  const pairs = await findSharingPairs(rows.map(({ id }) => id))
  const likely = await judgePairs(pairs.filter(({ lowId }) => lowId > after && lowId <= through))
  await db().$transaction([
    db().providerLikeness.deleteMany({ where: { lowId: range } }),
    db().providerLikeness.createMany({
      data: likely.map(({ lowId, highId, match: { percent } }) => ({ lowId, highId, percent })),
      skipDuplicates: true,
    }),
    db().likenessSearch.updateMany({ where: { id: searchId }, data: { throughId: through } }),
  ])
}

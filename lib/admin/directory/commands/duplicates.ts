import 'server-only'
import { recordAudit } from '@/lib/access/commands/audit'
import type { SignedInActor } from '@/lib/access/types'
import { db, type Transaction } from '@/lib/platform/database/client'
import { ConflictError, NotFoundError } from '@/lib/platform/http/errors'
import { addJob } from '@/lib/platform/jobs/job'
import { message } from '@/lib/platform/language/message'
import { searchDuplicatesJob } from '../../jobs/definitions'
import {
  type DuplicateSearchState,
  findDuplicateSearchState,
  findSharingPairs,
  matchPairs,
} from '../queries/duplicates'
import type { DistinctionInput } from '../schema'

/**
 * Marks two providers (internal ids) as distinct, so that they are no longer suggested as duplicates, or removes that mark. Idempotent.
 * Throws NotFoundError, and ConflictError if one of them is merged.
 */
export async function markDistinct(
  admin: SignedInActor,
  { oneId, otherId, areTwo }: DistinctionInput,
  now: Date,
): Promise<void> {
  const pair = { lowId: Math.min(oneId, otherId), highId: Math.max(oneId, otherId) }
  await db().$transaction(async (tx) => {
    await assertNotMerged(tx, Object.values(pair))
    const { count } = areTwo
      ? await tx.providerDistinction.createMany({ data: [{ ...pair, saidAt: now }], skipDuplicates: true })
      : await tx.providerDistinction.deleteMany({ where: pair })
    if (count === 0) return
    const details = { providerId: pair.lowId, otherId: pair.highId }
    const action = areTwo ? 'provider.told-apart' : 'provider.apart-withdrawn'
    await recordAudit(tx, { action, at: now, actorId: admin.id, details })
  })
}

async function assertNotMerged(tx: Transaction, ids: number[]): Promise<void> {
  const found = await tx.provider.findMany({ where: { id: { in: ids } }, select: { status: true } })
  if (found.length < ids.length) throw new NotFoundError(message('admin.directoryErrors.noProvider'))
  if (found.some(({ status }) => status === 'merged')) throw new ConflictError(message('admin.errors.oneMerged'))
}

/** Copies the distinctions of a merged provider to the surviving one. */
export async function moveDistinctions(tx: Transaction, fromId: number, toId: number): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO provider_distinctions (low_id, high_id, said_at)
    SELECT least(other, ${toId}::int), greatest(other, ${toId}::int), said_at FROM (
      SELECT CASE low_id WHEN ${fromId}::int THEN high_id ELSE low_id END AS other, said_at FROM provider_distinctions
      WHERE ${fromId}::int IN (low_id, high_id)
    ) moved WHERE other <> ${toId}::int
    ON CONFLICT DO NOTHING`
}

/** Returns the state of the duplicate search and, if it is older than a night or an import, starts a new one as a job. */
export async function requestDuplicateSearch(now: Date): Promise<DuplicateSearchState> {
  const state = await findDuplicateSearchState(now)
  const { name } = searchDuplicatesJob
  if (state.isDue) await addJob(db(), searchDuplicatesJob, {}, { key: name, queue: name })
  return state
}

/** Providers per step: steps stay short and memory constant, whatever the size of the directory. */
const STEP_SIZE = 500

/**
 * Searches the directory in steps, by id, for pairs that may be the same provider, and stores them. Does nothing while the last search is
 * fresh. An interrupted search is resumed by the next process.
 */
export async function searchDuplicates(now: Date, signal?: AbortSignal): Promise<void> {
  const { isDue, importedAt } = await findDuplicateSearchState(now)
  if (!isDue) return
  const { id, throughId } = await startOrResume(importedAt, now)
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

/** Resumes an unfinished search, unless an import came after its start. */
async function startOrResume(importedAt: Date | null, now: Date) {
  const open = await db().likenessSearch.findFirst({ where: { finishedAt: null }, orderBy: { id: 'desc' } })
  const isCurrent = open && (importedAt === null || open.startedAt > importedAt)
  return isCurrent ? open : db().likenessSearch.create({ data: { startedAt: now } })
}

async function idsAfter(id: number): Promise<number[]> {
  const rows = await db().provider.findMany({
    where: { id: { gt: id } },
    orderBy: { id: 'asc' },
    take: STEP_SIZE,
    select: { id: true },
  })
  return rows.map((row) => row.id)
}

/** A pair belongs to the step of its lower id. */
async function searchStep(searchId: number, ids: readonly number[], range: { gt: number; lte: number }): Promise<void> {
  const pairs = await findSharingPairs(ids)
  const likely = await matchPairs(pairs.filter(({ lowId }) => lowId > range.gt && lowId <= range.lte))
  await db().$transaction([
    db().providerLikeness.deleteMany({ where: { lowId: range } }),
    db().providerLikeness.createMany({
      data: likely.map(({ lowId, highId, match: { percent } }) => ({ lowId, highId, percent })),
      skipDuplicates: true,
    }),
    db().likenessSearch.updateMany({ where: { id: searchId }, data: { throughId: range.lte } }),
  ])
}

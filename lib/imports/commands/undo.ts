import 'server-only'
import { db, type Transaction } from '@/lib/platform/database/client'
import { ConflictError, NotFoundError } from '@/lib/platform/http/errors'
import { joinMessages, joinTexts, type Message, message } from '@/lib/platform/language/message'
import { logger } from '@/lib/platform/logging/logger'
import { now } from '@/lib/platform/time/clock'
import { dayOf } from '@/lib/platform/time/dates'
import { queueOpenDataRebuild } from '@/lib/providers/commands/save-providers'
import { refreshSearchDocuments } from '@/lib/providers/search-documents/commands'
import { type ChangesSince, findChangesSince, findDependents, findReferences } from '../queries'
import { type ProviderSnapshot, planUndo } from '../rules/changes'
import type { LeftCode, LeftExample, UndoReport } from '../types'
import type { OnFinish } from './import-providers'
import { runOnSource, Tallies, writeExclusively } from './import-run'
import { type Restored, readAndLockSnapshots, restoreSnapshots } from './journal'

type UndoneBatch = {
  id: number
  source: string | null
  preset: string
  fileName: string
  finishedAt: Date
  /** Set if an undo was interrupted. It then continues with this time. */
  undoBegunAt: Date | null
}

/** The state of one undo. */
type UndoRun = {
  /** The transaction of the providers being undone. */
  tx: Transaction
  batch: UndoneBatch
  isDryRun: boolean
  time: Date
  references: { table: string; column: string }[]
  counts: Pick<UndoReport, 'removed' | 'withRecords' | 'restored' | 'restoredInPart'>
  left: Tallies<LeftCode, LeftExample>
}

function reportLeft(run: UndoRun, code: LeftCode, { name, slug }: ChangesSince, text: Message): void {
  run.left.add(code, { name, publicId: slug, text })
}

/** Deletes providers that the batch added. One that other data depends on is left in place and reported with the reason. */
async function undoAdded(run: UndoRun, ids: readonly number[]): Promise<void> {
  const { tx, batch } = run
  await tx.$executeRaw`SELECT FROM providers WHERE id = ANY(${[...ids]}::int[]) ORDER BY id FOR UPDATE`
  const dependents = await findDependents(tx, run.references, ids)
  const deletable = (await findChangesSince(tx, batch, ids)).filter((since) => {
    const [code, text] = reasonToKeep(since, dependents.get(since.id) ?? []) ?? []
    if (code && text) reportLeft(run, code, since, text)
    return !code
  })
  run.counts.removed += deletable.length
  run.counts.withRecords += deletable.filter(({ hasLaterRecords }) => hasLaterRecords).length
  if (!run.isDryRun) await tx.provider.deleteMany({ where: { id: { in: deletable.map(({ id }) => id) } } })
}

function reasonToKeep(since: ChangesSince, dependents: readonly Message[]): [LeftCode, Message] | null {
  const { status, laterBatch, otherSources, confirmedBy, isEdited } = since
  if (status === 'merged') return ['merged', message('imports.undo.merged')]
  if (laterBatch !== null) return ['later', message('imports.undo.laterBatch', { batch: String(laterBatch) })]
  if (otherSources.length > 0) return ['listed', message('imports.undo.alsoIn', { sources: otherSources.join(', ') })]
  if (confirmedBy) return ['confirmed', message('imports.undo.confirmedBy', { by: confirmedBy })]
  if (dependents.length > 0) return ['used', message('imports.undo.has', { things: joinMessages(dependents, ', ') })]
  return isEdited ? ['edited', message('imports.undo.edited')] : null
}

/** Restores what the batch overwrote. */
async function undoChanged(run: UndoRun, ids: readonly number[]): Promise<void> {
  const { tx, batch } = run
  const current = await readAndLockSnapshots(tx, ids)
  const journal = await readJournal(tx, batch.id, ids)
  const restored = (await findChangesSince(tx, batch, ids)).flatMap((since) => {
    const own = journal.get(since.id)
    return own ? (restore(run, since, own, current.get(since.id) ?? {}) ?? []) : []
  })
  if (run.isDryRun || restored.length === 0) return
  await restoreSnapshots(tx, restored, run.time)
  await refreshSearchDocuments(
    tx,
    restored.map(({ id }) => id),
  )
}

function restore(
  run: UndoRun,
  since: ChangesSince,
  own: { before: ProviderSnapshot; after: ProviderSnapshot },
  current: ProviderSnapshot,
): Restored | null {
  if (since.laterBatch !== null) {
    reportLeft(run, 'later', since, message('imports.undo.laterBatch', { batch: String(since.laterBatch) }))
    return null
  }
  if (since.status === 'merged') {
    reportLeft(run, 'merged', since, message('imports.undo.merged'))
    return null
  }
  const { restored, left } = planUndo(own.before, own.after, current)
  if (left.length > 0) reportLeft(run, 'confirmed', since, joinTexts(joinMessages(left, '; '), '.'))
  const isRestored = Object.keys(restored).some((key) => !key.startsWith('source:'))
  if (isRestored) run.counts[left.length > 0 ? 'restoredInPart' : 'restored'] += 1
  return { id: since.id, snapshot: restored, current }
}

async function readJournal(tx: Transaction, batchId: number, ids: readonly number[]) {
  const rows = await tx.$queryRaw<{ id: number; before: ProviderSnapshot; after: ProviderSnapshot }[]>`
    SELECT provider_id AS id, before, after FROM import_changes
    WHERE batch_id = ${batchId} AND provider_id = ANY(${[...ids]}::int[])`
  return new Map(rows.map(({ id, ...snapshots }) => [id, snapshots]))
}

const CHUNK = 2_000

type UndoOptions = { isDryRun?: boolean; onFinish?: OnFinish }

/**
 * Undoes a batch: deletes providers it added unless other data depends on them, and restores what it overwrote unless it
 * was confirmed or changed since. A provider that a later batch of the same kind touched is left alone. It works in
 * transactions of some thousand providers; an interrupted undo continues when it is called again. Throws NotFoundError for a
 * batch that does not exist, ConflictError for one that was undone already, has no journal, or whose source is being
 * imported. The caller revalidates the cached pages.
 */
export async function undoImport(
  batchId: number,
  { isDryRun = false, onFinish }: UndoOptions = {},
): Promise<UndoReport> {
  const { source } = await findBatch(batchId)
  return runOnSource(source ?? '', async () => undoBatch(await findBatch(batchId), isDryRun, onFinish))
}

/** Part of undoImport, for callers that hold the lock of the batch's source. */
async function undoBatch(batch: UndoneBatch, isDryRun: boolean, onFinish?: OnFinish): Promise<UndoReport> {
  const { id } = batch
  const time = batch.undoBegunAt ?? now()
  if (!isDryRun) await db().importBatch.update({ where: { id }, data: { undoBegunAt: time }, select: { id: true } })
  const references = await db().$transaction(findReferences)
  const run: Omit<UndoRun, 'tx'> = {
    batch,
    isDryRun,
    time,
    references,
    counts: { removed: 0, withRecords: 0, restored: 0, restoredInPart: 0 },
    left: new Tallies(),
  }
  for (const isAdded of [true, false])
    for await (const ids of changedProviders(id, isAdded))
      await writeExclusively(async (tx) => {
        await (isAdded ? undoAdded : undoChanged)({ ...run, tx }, ids)
        if (!isDryRun) await tx.importChange.deleteMany({ where: { batchId: id, providerId: { in: ids } } })
      })
  if (!isDryRun) await finishUndo(run, onFinish)
  const { counts, left } = run
  const { fileName, preset } = batch
  return { batchId: id, fileName, preset, isDryRun, ...counts, leftCount: left.count, left: left.list() }
}

async function findBatch(id: number): Promise<UndoneBatch> {
  const batch = await db().importBatch.findUnique({ where: { id } })
  if (!batch?.finishedAt) throw new NotFoundError(message('imports.undo.noBatch', { id: String(id) }))
  if (batch.undoneAt) {
    const day = dayOf(batch.undoneAt)
    throw new ConflictError(message('imports.undo.undoneAlready', { id: String(id), day }))
  }
  if (!batch.journaled) throw new ConflictError(message('imports.undo.notJournaled', { id: String(id) }))
  return { ...batch, finishedAt: batch.finishedAt }
}

/** Internal ids in batches, in order: every writer locks providers in that order. */
async function* changedProviders(batchId: number, isAdded: boolean): AsyncGenerator<number[]> {
  for (let after = 0; ; ) {
    const rows = await db().importChange.findMany({
      where: { batchId, isAdded, providerId: { gt: after } },
      select: { providerId: true },
      orderBy: { providerId: 'asc' },
      take: CHUNK,
    })
    const last = rows.at(-1)
    if (!last) return
    yield rows.map(({ providerId }) => providerId)
    after = last.providerId
  }
}

/** Attributes the batch's rows to the batch before it, deletes its held rows, marks it as undone, and takes its rows out of the open data. */
async function finishUndo({ batch, time }: Omit<UndoRun, 'tx'>, onFinish?: OnFinish): Promise<void> {
  const before = await db().importBatch.findFirst({
    where: { id: { lt: batch.id }, source: batch.source, undoneAt: null },
    select: { id: true },
    orderBy: { id: 'desc' },
  })
  const attribute = () => db().$executeRaw`
    UPDATE provider_sources SET batch_id = ${before?.id ?? null}
    WHERE (source, source_id) IN (SELECT source, source_id FROM provider_sources WHERE batch_id = ${batch.id} LIMIT ${CHUNK})`
  for (let attributed = await attribute(); attributed > 0; ) attributed = await attribute()
  await writeExclusively(async (tx) => {
    await tx.importAside.deleteMany({ where: { batchId: batch.id } })
    await tx.importBatch.update({ where: { id: batch.id }, data: { undoneAt: time } })
    await queueOpenDataRebuild(tx)
    await onFinish?.(tx, batch.id)
  })
}

/** Rolls back what an unfinished batch has written, with the exceptions of undoImport. The caller holds the lock of its source. */
async function rollBack(batchId: number): Promise<void> {
  const batch = await db().importBatch.findUnique({ where: { id: batchId } })
  if (!batch) return
  await undoBatch({ ...batch, finishedAt: batch.writtenAt ?? batch.startedAt }, false)
  await db().importBatch.delete({ where: { id: batchId }, select: { id: true } })
}

/** Imports and undos that are in progress or whose process ended midway. */
const UNFINISHED = { OR: [{ finishedAt: null }, { undoBegunAt: { not: null }, undoneAt: null }] }

/** Rolls back a source's imports whose process ended midway, and finishes such undos. The caller holds the lock of the source. */
async function rollBackInterrupted(source: string): Promise<void> {
  const rows = await db().importBatch.findMany({ where: { source, ...UNFINISHED }, orderBy: { id: 'desc' } })
  for (const { finishedAt, ...batch } of rows)
    if (finishedAt === null) await rollBack(batch.id)
    else await undoBatch({ ...batch, finishedAt }, false)
}

/** The same for all sources that have no run in progress. Runs as a job. */
export async function rollBackInterruptedRuns(): Promise<void> {
  const rows = await db().importBatch.findMany({
    where: { source: { not: null }, ...UNFINISHED },
    select: { source: true },
    distinct: ['source'],
  })
  for (const { source } of rows)
    await runOnSource(source, () => rollBackInterrupted(source ?? '')).catch((error: unknown) => {
      // This source has a run in progress.
      if (!(error instanceof ConflictError)) throw error
    })
}

type Run = {
  source: string
  isDryRun: boolean
  signal?: AbortSignal
  /** Set if the caller retries an aborted run: the retry then rolls back what was written. Otherwise an abort rolls it back immediately. */
  isRetried?: boolean
}

/**
 * Runs an import of a source as one batch, whose id `start` returns. If it fails, what it has written is rolled back; if its
 * process ends, the next run or a job does that.
 */
export function runAsBatch<Result>(
  { source, isDryRun, signal, isRetried = false }: Run,
  start: () => Promise<number>,
  work: (tx: Transaction, batchId: number | null) => Promise<Result>,
): Promise<Result> {
  if (isDryRun) return runOnSource(null, (tx) => work(tx, null))
  return runOnSource(source, async (tx) => {
    await rollBackInterrupted(source)
    signal?.throwIfAborted()
    const batchId = await start()
    try {
      return await work(tx, batchId)
    } catch (error) {
      if (!(isRetried && signal?.aborted)) await rollBackOrLog(batchId)
      throw error
    }
  })
}

/** Rolls a failed run back. An error in doing so is only logged, because the run's own error is the one to report. */
async function rollBackOrLog(batchId: number): Promise<void> {
  await rollBack(batchId).catch((error: unknown) =>
    logger.error({ event: 'imports.roll-back', batchId, err: error }, 'an unfinished import was not rolled back yet'),
  )
}

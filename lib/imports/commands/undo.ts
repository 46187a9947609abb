import 'server-only'
import type { Transaction } from '@/lib/platform/database/client'
import { ConflictError, NotFoundError } from '@/lib/platform/http/errors'
import { now } from '@/lib/platform/time/clock'
import { refreshSearchDocuments } from '@/lib/providers/search-documents/commands/documents'
import { type ChangesSince, findChangesSince, findDependents, findReferences } from '../queries/batches'
import { type Image, planUndo } from '../rules/changes'
import type { LeftCode, LeftExample, UndoReport } from '../types'
import type { OnFinish } from './import-providers'
import { runExclusively, Tallies } from './import-run'
import { readImages, restoreImages } from './journal'

type UndoneBatch = { id: number; source: string | null; preset: string; fileName: string; finishedAt: Date }

/** The state of one undo. */
type UndoRun = {
  tx: Transaction
  batch: UndoneBatch
  isDryRun: boolean
  time: Date
  references: { table: string; column: string }[]
  counts: Pick<UndoReport, 'removed' | 'withRecords' | 'restored' | 'restoredInPart'>
  left: Tallies<LeftCode, LeftExample>
}

function leave(run: UndoRun, code: LeftCode, { name, slug }: ChangesSince, text: string): void {
  run.left.add(code, { name, publicId: slug, text })
}

/** Deletes providers that the batch added. One that other data depends on is left in place and reported with the reason. */
async function undoAdded(run: UndoRun, ids: readonly number[]): Promise<void> {
  const { tx, batch } = run
  await tx.$executeRaw`SELECT FROM providers WHERE id = ANY(${[...ids]}::int[]) ORDER BY id FOR UPDATE`
  const dependents = await findDependents(tx, run.references, ids)
  const deletable = (await findChangesSince(tx, batch, ids)).filter((since) => {
    const [code, text] = reasonToStay(since, dependents.get(since.id) ?? []) ?? []
    if (code && text) leave(run, code, since, text)
    return !code
  })
  run.counts.removed += deletable.length
  run.counts.withRecords += deletable.filter(({ hasLaterRecords }) => hasLaterRecords).length
  if (!run.isDryRun) await tx.provider.deleteMany({ where: { id: { in: deletable.map(({ id }) => id) } } })
}

function reasonToStay(since: ChangesSince, dependents: readonly string[]): [LeftCode, string] | null {
  if (since.status === 'merged') return ['merged', 'It was merged into another provider since.']
  if (since.laterBatch !== null) return ['later', `Batch ${since.laterBatch} held it again or changed it.`]
  if (since.otherSources.length > 0) return ['listed', `It’s also in ${since.otherSources.join(', ')}.`]
  if (since.confirmedBy) return ['confirmed', `Facts were confirmed by ${since.confirmedBy}.`]
  if (dependents.length > 0) return ['used', `On it hang ${dependents.join(', ')}.`]
  return since.isEdited ? ['edited', 'It was changed since.'] : null
}

type Restored = { id: number; image: Image; current: Image }

/** Restores what the batch overwrote. */
async function undoChanged(run: UndoRun, ids: readonly number[]): Promise<void> {
  const { tx, batch } = run
  const current = await readImages(tx, ids)
  const journal = await readJournal(tx, batch.id, ids)
  const restored = (await findChangesSince(tx, batch, ids)).flatMap((since) => {
    const own = journal.get(since.id)
    return own ? (restore(run, since, own, current.get(since.id) ?? {}) ?? []) : []
  })
  if (run.isDryRun || restored.length === 0) return
  await restoreImages(tx, restored, run.time)
  await refreshSearchDocuments(
    tx,
    restored.map(({ id }) => id),
  )
}

function restore(
  run: UndoRun,
  since: ChangesSince,
  own: { before: Image; after: Image },
  current: Image,
): Restored | null {
  if (since.laterBatch !== null) {
    leave(run, 'later', since, `Batch ${since.laterBatch} held it again or changed it.`)
    return null
  }
  if (since.status === 'merged') {
    leave(run, 'merged', since, 'It was merged into another provider since.')
    return null
  }
  const { restored, left } = planUndo(own.before, own.after, current)
  if (left.length > 0) leave(run, 'confirmed', since, `${left.join('; ')}.`)
  const isRestored = Object.keys(restored).some((key) => !key.startsWith('source:'))
  if (isRestored) run.counts[left.length > 0 ? 'restoredInPart' : 'restored'] += 1
  return { id: since.id, image: restored, current }
}

async function readJournal(tx: Transaction, batchId: number, ids: readonly number[]) {
  const rows = await tx.$queryRaw<{ id: number; before: Image; after: Image }[]>`
    SELECT provider_id AS id, before, after FROM import_changes
    WHERE batch_id = ${batchId} AND provider_id = ANY(${[...ids]}::int[])`
  return new Map(rows.map(({ id, ...images }) => [id, images]))
}

const CHUNK = 2_000

type UndoOptions = { isDryRun?: boolean; onFinish?: OnFinish }

/**
 * Undoes a batch in one transaction: deletes providers it added unless other data depends on them, and restores what it
 * overwrote unless it was confirmed or changed since. A provider that a later batch of the same kind touched is left
 * alone. Throws NotFoundError for a batch that does not exist, ConflictError for one that was undone already or has no
 * journal. The caller revalidates the cached pages.
 */
export async function undoImport(
  batchId: number,
  { isDryRun = false, onFinish }: UndoOptions = {},
): Promise<UndoReport> {
  return runExclusively(async (tx) => {
    const batch = await findBatch(tx, batchId)
    const run: UndoRun = {
      tx,
      batch,
      isDryRun,
      time: now(),
      references: await findReferences(tx),
      counts: { removed: 0, withRecords: 0, restored: 0, restoredInPart: 0 },
      left: new Tallies(),
    }
    for await (const ids of changedProviders(tx, batchId, true)) await undoAdded(run, ids)
    for await (const ids of changedProviders(tx, batchId, false)) await undoChanged(run, ids)
    if (!isDryRun) {
      await close(run)
      await onFinish?.(tx, batchId)
    }
    return {
      batchId,
      fileName: batch.fileName,
      preset: batch.preset,
      isDryRun,
      ...run.counts,
      leftCount: run.left.count,
      left: run.left.list(),
    }
  })
}

async function findBatch(tx: Transaction, id: number): Promise<UndoneBatch> {
  const batch = await tx.importBatch.findUnique({ where: { id } })
  if (!batch?.finishedAt)
    throw new NotFoundError(`There is no batch ${id}: npm run import:providers -- --list shows them.`)
  if (batch.undoneAt)
    throw new ConflictError(`Batch ${id} was undone already, on ${batch.undoneAt.toISOString().slice(0, 10)}.`)
  if (!batch.journaled)
    throw new ConflictError(`Batch ${id} is older than the journal of imports, so what it wrote over is not known.`)
  return { ...batch, finishedAt: batch.finishedAt }
}

/** Internal ids in batches, in order: every writer locks providers in that order. */
async function* changedProviders(tx: Transaction, batchId: number, isAdded: boolean): AsyncGenerator<number[]> {
  for (let after = 0; ; ) {
    const rows = await tx.importChange.findMany({
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

/** Attributes the batch's rows to the batch before it, and deletes its journal and its held rows. */
async function close({ tx, batch, time }: UndoRun): Promise<void> {
  const before = await tx.importBatch.findFirst({
    where: { id: { lt: batch.id }, source: batch.source, undoneAt: null },
    select: { id: true },
    orderBy: { id: 'desc' },
  })
  await tx.providerSource.updateMany({ where: { batchId: batch.id }, data: { batchId: before?.id ?? null } })
  await tx.importChange.deleteMany({ where: { batchId: batch.id } })
  await tx.importAside.deleteMany({ where: { batchId: batch.id } })
  await tx.importBatch.update({ where: { id: batch.id }, data: { undoneAt: time } })
}

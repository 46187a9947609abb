import 'server-only'
import { now } from '@/lib/platform/clock'
import type { Transaction } from '@/lib/platform/db'
import { ConflictError, NotFoundError } from '@/lib/platform/errors'
import { findReferences } from '../queries/hanging-on'
import { Tallies } from '../rules/tally'
import type { UndoReport } from '../types/reports'
import { alone } from './alone'
import type { InTheEnd } from './import-providers'
import { undoAdded } from './undo-added'
import { undoChanged } from './undo-changed'
import type { UndoneBatch, UndoRun } from './undo-run'

const CHUNK = 2_000

type UndoOptions = { isDryRun?: boolean; inTheEnd?: InTheEnd }

/**
 * Takes a batch back, in one transaction: providers that it brought go, unless something hangs on them; what it wrote over
 * is put back, unless somebody confirmed or changed it since. A provider that a later batch of its kind touched stays as it is. Throws
 * NotFoundError for a batch that does not exist, ConflictError for one that was undone already or has no journal. Whoever
 * calls it revalidates the cached pages.
 */
export async function undoImport(
  batchId: number,
  { isDryRun = false, inTheEnd }: UndoOptions = {},
): Promise<UndoReport> {
  return alone(async (tx) => {
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
      await inTheEnd?.(tx, batchId)
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

/** Internal ids, some at a time, in order: every writer locks providers in that order. */
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

/** What the batch held is from now on remembered as held by the batch before it; its journal and what it left aside go. */
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

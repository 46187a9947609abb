import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { refreshSearchDocuments } from '@/lib/providers/commands/refresh-search-documents'
import { findSince, type Since } from '../queries/since'
import type { Image } from '../rules/images'
import { planUndo } from '../rules/plan-undo'
import { readImages } from './journal/provider-images'
import { restoreImages } from './journal/restore-images'
import { leave, type UndoRun } from './undo-run'

type Restored = { id: number; image: Image; current: Image }

/** Puts back what the batch wrote over. */
export async function undoChanged(run: UndoRun, ids: readonly number[]): Promise<void> {
  const { tx, batch } = run
  const current = await readImages(tx, ids)
  const journal = await readJournal(tx, batch.id, ids)
  const restored = (await findSince(tx, batch, ids)).flatMap((since) => {
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

function restore(run: UndoRun, since: Since, own: { before: Image; after: Image }, current: Image): Restored | null {
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

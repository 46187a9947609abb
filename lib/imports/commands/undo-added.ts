import 'server-only'
import { findHangingOn } from '../queries/hanging-on'
import { findSince, type Since } from '../queries/since'
import type { LeftCode } from '../types/reports'
import { leave, type UndoRun } from './undo-run'

/** Takes away providers that the batch brought. One that something hangs on stays as it is, and is named with the reason. */
export async function undoAdded(run: UndoRun, ids: readonly number[]): Promise<void> {
  const { tx, batch } = run
  await tx.$executeRaw`SELECT FROM providers WHERE id = ANY(${[...ids]}::int[]) ORDER BY id FOR UPDATE`
  const hangingOn = await findHangingOn(tx, run.references, ids)
  const gone = (await findSince(tx, batch, ids)).filter((since) => {
    const [code, text] = reasonToStay(since, hangingOn.get(since.id) ?? []) ?? []
    if (code && text) leave(run, code, since, text)
    return !code
  })
  run.counts.removed += gone.length
  run.counts.withRecords += gone.filter(({ hasLaterRecords }) => hasLaterRecords).length
  if (!run.isDryRun) await tx.provider.deleteMany({ where: { id: { in: gone.map(({ id }) => id) } } })
}

function reasonToStay(since: Since, hangingOn: readonly string[]): [LeftCode, string] | null {
  if (since.status === 'merged') return ['merged', 'It was merged into another provider since.']
  if (since.laterBatch !== null) return ['later', `Batch ${since.laterBatch} held it again or changed it.`]
  if (since.otherSources.length > 0) return ['listed', `It stands in ${since.otherSources.join(', ')} as well.`]
  if (since.confirmedBy) return ['confirmed', `Facts were confirmed by ${since.confirmedBy}.`]
  if (hangingOn.length > 0) return ['used', `On it hang ${hangingOn.join(', ')}.`]
  return since.isEdited ? ['edited', 'It was changed since.'] : null
}

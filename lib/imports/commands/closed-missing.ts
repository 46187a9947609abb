import 'server-only'
import { now } from '@/lib/platform/clock'
import { ConflictError } from '@/lib/platform/errors'
import { refreshSearchDocuments } from '@/lib/providers/commands/refresh-search-documents'
import { countGone, findGone, findLastFile, gatherGone, goneExamples } from '../queries/gone'
import { guardSentence, notNewerSentence } from '../rules/gone-text'
import type { GoneReport } from '../types/reports'
import type { ImportRun } from './import-run'
import { recordChanges } from './journal/record-changes'

export type ClosingOptions = { isClosing: boolean; isForced: boolean; fileSha256: string }

/** A larger share of a list does not close between two files: then the file is not whole. */
const PLAUSIBLE_SHARE = 0.1

/**
 * After the last row: who stood in this source's last file and does not stand in this newer one. Closes them when asked to,
 * but those that somebody confirmed on the file's day or later and those that another list still holds. Answers null when
 * there is no older file to compare with. Throws ConflictError when closing is asked for and the file is not newer, or when
 * too many would close.
 */
export async function lookForGone(run: ImportRun, options: ClosingOptions): Promise<GoneReport | null> {
  const { tx, newest } = run
  const last = await findLastFile(tx, run.preset.source, options.fileSha256)
  if (!last || !newest || newest.day <= last.day) {
    if (options.isClosing && last) throw new ConflictError(notNewerSentence(newest?.day ?? null, last.day))
    return null
  }
  await gatherGone(tx, run.preset.source, newest.day)
  const counts = await countGone(tx)
  const isTooMany = counts.closable > counts.listed * PLAUSIBLE_SHARE
  if (options.isClosing && isTooMany && !options.isForced && run.batchId !== null)
    throw new ConflictError(guardSentence(counts, PLAUSIBLE_SHARE))
  const report = { ...counts, since: last.day, isTooMany, closed: 0, examples: await goneExamples(tx) }
  const closes = options.isClosing && (options.isForced || !isTooMany)
  return { ...report, closed: closes ? await closeGone(run, newest) : 0 }
}

async function closeGone(run: ImportRun, newest: { day: string; name: string }): Promise<number> {
  const { tx, batchId } = run
  let closed = 0
  for (let ids = await findGone(tx, 0); ids.length > 0; ids = await findGone(tx, ids.at(-1) ?? 0)) {
    closed += ids.length
    if (batchId === null) continue
    const page = ids
    await recordChanges(tx, batchId, page, async () => {
      await tx.provider.updateMany({
        where: { id: { in: page } },
        data: { status: 'closed', closedOn: new Date(newest.day), closedSource: newest.name, updatedAt: now() },
      })
      await refreshSearchDocuments(tx, page)
    })
  }
  return closed
}

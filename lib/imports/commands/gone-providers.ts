import 'server-only'
import { ConflictError } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'
import { now } from '@/lib/platform/time/clock'
import { collectGone, countGone, findGone, findLastDay, findReopenable, goneExamples } from '../queries'
import { percentText } from '../rules/report-lines'
import type { GoneReport } from '../types'
import { MAX_CLOSED_PERCENT } from '../uploads/rules'
import { type ImportRun, writeBatch } from './import-run'
import { recordChanges } from './journal'

type ClosingOptions = { isClosing: boolean; isForced: boolean; fileSha256: string }

/**
 * After the last row: finds providers of this source's previous file that are missing from this newer one. If `options` say so, closes
 * them, except those confirmed on or after the file's date and those that another list still contains. Returns null when there is no older
 * file to compare with. Throws ConflictError when closing is requested and the file is not newer, or when too many would close: then a dry
 * run only reports it, and `isForced` closes them anyway.
 */
export async function findGoneProviders(run: ImportRun, options: ClosingOptions): Promise<GoneReport | null> {
  const { tx, newest } = run
  const lastDay = await findLastDay(tx, run.preset.source, options.fileSha256)
  if (!lastDay || !newest || newest.day <= lastDay) {
    if (options.isClosing && lastDay) throw new ConflictError(notNewerMessage(newest?.day ?? null, lastDay))
    return null
  }
  await collectGone(tx, run.preset.source, newest.day)
  const counts = await countGone(tx)
  const isTooMany = counts.closable * 100 > counts.listed * MAX_CLOSED_PERCENT
  if (options.isClosing && isTooMany && !options.isForced && run.batchId !== null)
    throw new ConflictError(tooManyClosedMessage(counts))
  const report = { ...counts, since: lastDay, isTooMany, closed: 0, examples: await goneExamples(tx) }
  const closes = options.isClosing && (options.isForced || !isTooMany)
  return { ...report, closed: closes ? await closeProviders(run, newest) : 0 }
}

async function closeProviders(run: ImportRun, newest: { day: string; name: string }): Promise<number> {
  const { tx, batchId } = run
  let closed = 0
  for (let ids = await findGone(tx, 0); ids.length > 0; ids = await findGone(tx, ids.at(-1) ?? 0)) {
    closed += ids.length
    if (batchId === null) continue
    const data = { status: 'closed', closedOn: new Date(newest.day), closedSource: newest.name } as const
    await changeStatus(run, batchId, ids, data)
  }
  return closed
}

/**
 * Reopens the providers in this newer file that a list had closed, permanently or temporarily. One that a person closed stays closed.
 * Returns how many were reopened.
 */
export async function reopenListedProviders(run: ImportRun): Promise<number> {
  const { tx, batchId, newest, preset } = run
  if (!newest) return 0
  let reopened = 0
  const next = (after: number) => findReopenable(tx, preset.source, newest, after)
  for (let ids = await next(0); ids.length > 0; ids = await next(ids.at(-1) ?? 0)) {
    reopened += ids.length
    if (batchId === null) continue
    await changeStatus(run, batchId, ids, { status: 'open', closedOn: null, closedSource: null })
  }
  return reopened
}

type StatusColumns = { status: 'open' | 'closed'; closedOn: Date | null; closedSource: string | null }

function changeStatus(run: ImportRun, batchId: number, ids: readonly number[], data: StatusColumns): Promise<void> {
  return writeBatch(run, async (write) => {
    if (write === null) return
    await recordChanges(write, batchId, ids, async () => {
      await write.provider.updateMany({ where: { id: { in: [...ids] } }, data: { ...data, updatedAt: now() } })
    })
  })
}

const count = (number: number) => number.toLocaleString('en-US')
type Counts = Pick<GoneReport, 'gone' | 'closable' | 'listed'>

/**
 * The error when the file is not newer than the last one, so that it cannot show who has closed since. `day`: the file's date,
 * "YYYY-MM-DD", or null.
 */
export const notNewerMessage = (day: string | null, last: string) =>
  day === null ? message('imports.errors.noDates') : message('imports.errors.notNewer', { day, last })

/** The error when more providers would be closed than a list plausibly loses between two files. */
export const tooManyClosedMessage = ({ closable, listed }: Counts) =>
  message('imports.errors.tooManyClosed', {
    closable: count(closable),
    listed: count(listed),
    percent: percentText(closable, listed),
    most: String(MAX_CLOSED_PERCENT),
  })

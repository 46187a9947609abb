import { DEFAULT_LOCALE } from '@/lib/platform/language/locales'
import { englishText, translate } from '@/lib/platform/language/translate'
import type { RecordsReport } from '../records/schema'
import type { BatchView, ColumnTally, GoneReport, ImportReport, LeftExample, Tally, UndoReport } from '../types'
import { columnSentence, type Done, rateOf, timeLeft } from './report-text'

/** Formats the reports that the commands print, in English. */

const outcomes = translate(DEFAULT_LOCALE, 'imports.outcomes')
const columnTexts = translate(DEFAULT_LOCALE, 'imports.report')

/** Says what an undo deleted together with a provider, and how to import it again. */
const DELETED_RECORDS =
  'licenses or inspections from a later file, which we removed too: import that file again once they’re back'

const EXAMPLES = 5
const count = (number: number) => number.toLocaleString('en-US')
const providerLine = ({ name, publicId, text }: LeftExample) =>
  `            ${name} (${publicId}): ${englishText(text)}`

/** The report's lines about providers missing from the file and those reopened. */
export function goneLines(report: { isDryRun: boolean; reopened: number; gone: GoneReport | null }): string[] {
  const { gone, reopened, isDryRun } = report
  const verb = isDryRun ? 'would be ' : ''
  const back =
    reopened > 0 ? [`${count(reopened).padStart(9)} ${verb}reopened: they were missing from an older file`] : []
  if (!gone || gone.gone === 0) return back
  const rest = gone.gone - gone.closable
  const areStillOpen = gone.closed === 0 && gone.closable > 0
  return [
    ...back,
    '',
    `Since the file of ${gone.since}:`,
    `${count(gone.gone).padStart(9)} of ${count(gone.listed)} are no longer in it (${percentText(gone.gone, gone.listed)}%)`,
    ...(rest > 0 ? [`${count(rest).padStart(9)} of them stay open: confirmed since, or in another list`] : []),
    ...(gone.closed > 0 ? [`${count(gone.closed).padStart(9)} of them ${verb}closed`] : []),
    ...gone.examples.slice(0, EXAMPLES).map(providerLine),
    ...(areStillOpen ? [`            --close-missing closes ${count(gone.closable)} of them`] : []),
    ...(gone.isTooMany
      ? ['            That’s a lot for one list: without --force-close, none of them is closed.']
      : []),
  ]
}

const EXAMPLES_BY_REASON = 3

/** The report for a terminal: counts, then rejections and notes by reason, with example lines. */
export function reportLines(report: ImportReport): string[] {
  const verb = report.isDryRun ? 'would be ' : ''
  return [
    `${report.fileName}, preset ${report.preset}${report.isDryRun ? ', dry run: nothing was written' : `, batch ${report.batchId}`}`,
    ...(report.encoding === 'utf-8' ? [] : [`The file is not UTF-8; it was read as ${report.encoding}.`]),
    '',
    `${count(report.rowsRead).padStart(9)} rows read in ${report.seconds} s, ${report.peakMemoryMegabytes} MB at most`,
    `${count(report.added).padStart(9)} ${verb}added`,
    `${count(report.matched).padStart(9)} ${verb}merged into providers of other sources`,
    `${count(report.changed).padStart(9)} ${verb}changed`,
    `${count(report.confirmed).padStart(9)} ${verb}confirmed again: only their date is newer`,
    `${count(report.unchanged).padStart(9)} unchanged`,
    `${count(report.leftAside).padStart(9)} ${verb}left aside: somebody has to decide`,
    `${count(report.refused).padStart(9)} refused`,
    ...(report.filtered > 0 ? [`${count(report.filtered).padStart(9)} left out by the filter of the mapping`] : []),
    ...section('Found among our providers, by rule', report.matches, (code) => outcomes(`matches.${code}`)),
    ...section('Left aside, neither merged nor added', report.asides, (code) => outcomes(`matches.${code}`)),
    ...goneLines(report),
    ...section('Refused', report.refusals, (code) => outcomes(`rejections.${code}`)),
    ...columnLines(report.columns),
    ...section('Went in, understood otherwise than written', report.notes, (code) => outcomes(`notes.${code}`)),
  ]
}

function section<Code extends string>(
  title: string,
  tallies: readonly Tally<Code>[],
  titleOf: (code: Code) => string,
  most = EXAMPLES_BY_REASON,
): string[] {
  if (tallies.length === 0) return []
  return [
    '',
    `${title}:`,
    ...tallies.flatMap((tally) => [
      `${count(tally.count).padStart(9)} ${titleOf(tally.code)}`,
      ...tally.examples
        .slice(0, most)
        .map(({ line, name, text }) => `            line ${line}${name ? `, ${name}` : ''}: ${englishText(text)}`),
    ]),
  ]
}

const columnLine = ({ examples, ...one }: ColumnTally) =>
  columnSentence(columnTexts, { ...one, examples: examples.map(englishText) })

/** Columns with values that were not understood, the largest number first. */
function columnLines(columns: readonly ColumnTally[]): string[] {
  const lossy = columns.filter(({ notUnderstood }) => notUnderstood > 0)
  if (lossy.length === 0) return []
  const sorted = lossy.toSorted((a, b) => b.notUnderstood - a.notUnderstood)
  return ['', 'Values that were not understood and left out:', ...sorted.map((one) => `    ${columnLine(one)}`)]
}

const minute = (time: string) => time.slice(0, 16).replace('T', ' ')

/** The batches for a terminal, two lines each. */
export function batchLines(batches: readonly BatchView[]): string[] {
  if (batches.length === 0) return ['Nothing was imported yet.']
  return batches.flatMap((batch) => {
    const counts = (['added', 'changed', 'closed', 'reopened', 'unchanged', 'refused'] as const)
      .filter((key) => batch[key] > 0)
      .map((key) => `${count(batch[key])} ${key}`)
    const end = batch.undoneAt ? `undone ${minute(batch.undoneAt)}` : batch.journaled ? '' : 'cannot be undone'
    return [
      [`batch ${batch.id}`, minute(batch.startedAt), batch.preset, batch.fileName, end].filter(Boolean).join(', '),
      `    ${counts.join(', ') || 'nothing'}${batch.sourceDate ? `, as of ${batch.sourceDate}` : ''}`,
    ]
  })
}

const UNDO_EXAMPLES = 20

/** The report of an undo: what was restored, and what was left and why. */
export function undoLines(report: UndoReport): string[] {
  const verb = report.isDryRun ? 'would be ' : ''
  const left = report.left.flatMap((tally) => [
    `${count(tally.count).padStart(9)} ${outcomes(`left.${tally.code}`)}`,
    ...tally.examples.slice(0, UNDO_EXAMPLES).map(providerLine),
    ...(tally.count > UNDO_EXAMPLES ? [`            and ${count(tally.count - UNDO_EXAMPLES)} more`] : []),
  ])
  return [
    `Batch ${report.batchId}, ${report.fileName}, preset ${report.preset}${report.isDryRun ? ', dry run: nothing was written' : ': undone'}`,
    '',
    `${count(report.removed).padStart(9)} providers that it had brought ${verb}removed`,
    ...(report.withRecords > 0 ? [`${count(report.withRecords).padStart(9)} of them with ${DELETED_RECORDS}`] : []),
    `${count(report.restored).padStart(9)} ${verb}put back as they were`,
    `${count(report.restoredInPart).padStart(9)} ${verb}put back in part`,
    ...(left.length > 0 ? ['', 'Left as they are, whole or in part:', ...left] : []),
  ]
}

/** The report of a records import, for a terminal. */
export function recordsLines(report: RecordsReport): string[] {
  const verb = report.isDryRun ? 'would be ' : ''
  return [
    `${report.fileName}, ${report.kind}s of ${report.source}${report.isDryRun ? ', dry run: nothing was written' : `, batch ${report.batchId}`}`,
    '',
    `${count(report.rowsRead).padStart(9)} rows read`,
    `${count(report.added).padStart(9)} ${report.kind}s ${verb}added`,
    `${count(report.changed).padStart(9)} ${verb}changed`,
    `${count(report.unchanged).padStart(9)} unchanged`,
    `${count(report.kept).padStart(9)} kept: what is here is newer, or a person confirmed it since`,
    `${count(report.refused).padStart(9)} refused`,
    ...section('Refused', report.refusals, (code) => outcomes(`records.${code}`), EXAMPLES),
  ]
}

/** "12,000 rows, 24%, 1,950 rows/s, 20 s left" */
export function progressText(done: Done): string {
  const rate = rateOf(done)
  const now = `${count(done.rows)} rows, ${Math.floor(done.share * 100)}%`
  return rate ? `${now}, ${count(rate.rowsPerSecond)} rows/s, ${timeLeft(rate.secondsLeft)} left` : now
}

const BAR = 20

/** "[=====               ]" */
export function progressBar(share: number): string {
  return `[${'='.repeat(Math.floor(Math.min(share, 1) * BAR)).padEnd(BAR)}]`
}

/** "12.5" */
export const percentText = (part: number, whole: number): string =>
  ((part / Math.max(whole, 1)) * 100).toLocaleString('en-US', { maximumFractionDigits: 1 })

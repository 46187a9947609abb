import type { RecordRejectionCode, RecordsReport } from '../records/schema'
import type {
  BatchView,
  ColumnTally,
  GoneReport,
  HeldCode,
  ImportReport,
  LeftCode,
  MatchRule,
  NoteCode,
  RejectionCode,
  Tally,
  UndoReport,
} from '../types'

/** Why rows were rejected. */
export const REJECTION_LABELS: Record<RejectionCode, string> = {
  fields: 'A different number of fields than the header',
  characters: 'Damaged characters',
  id: 'No id',
  name: 'No readable name',
  kind: 'A type we don’t know',
  zip: 'No ZIP code of five digits',
  place: 'An unknown ZIP code, or one in another state',
  limits: 'A value beyond our limits',
  repeated: 'An id from an earlier line',
  duplicate: 'The same provider as in an earlier line',
  filtered: 'Skipped by the mapping’s filter',
}

/** The matching rules. */
export const MATCH_LABELS: Record<MatchRule, string> = {
  source_id: "The source's own id",
  license: 'License number',
  name_address_zip: 'Name, address and ZIP code',
  name_phone: 'Name and phone',
  phone_address: 'Phone and address',
  address: 'Address only',
  phone: 'Phone only',
  name_zip: 'Name and ZIP code only',
}

/** Why rows are held for review. */
export const HOLD_LABELS: Record<HeldCode, string> = {
  ...MATCH_LABELS,
  several: 'Several providers match equally well',
  taken: 'An earlier line is that provider',
}

/** Corrections and ignored values. */
export const NOTE_LABELS: Record<NoteCode, string> = {
  zip: 'ZIP code in another state: used the city’s',
  cityOnly: 'No ZIP code in the file: only the city is shown',
  city: "City not known near the ZIP code: filed under the ZIP's city",
  county: 'County that isn’t the ZIP code’s main one',
  point: 'No plausible location: used the ZIP code’s center',
  address: 'No street to show',
  phone: 'Impossible phone number: left unknown',
  website: 'Impossible web address: left unknown',
  capacity: 'Impossible capacity: left unknown',
  ages: 'Impossible ages: left unknown',
  hours: 'Impossible hours: left unknown',
  tuition: 'Impossible tuition: left unknown',
  word: 'Words we don’t know: left out',
  status: 'A status we don’t know',
  date: 'No date: used the file’s',
  kept: 'Facts confirmed after the file was made: kept',
}

/** Why an undo left providers unchanged. */
export const LEFT_LABELS: Record<LeftCode, string> = {
  later: 'A later batch had or changed them: undo that one first',
  merged: 'Merged into another provider since',
  listed: 'They’re in another file as well',
  confirmed: 'Someone has confirmed or changed them since',
  used: 'People have added something to them',
  edited: 'Changed since',
}

/** What was deleted with a provider on undo, and how to import it again. */
const DELETED_RECORDS =
  'licenses or inspections from a later file, which we removed too: import that file again once they’re back'

const EXAMPLES = 5
const count = (number: number) => number.toLocaleString('en-US')
type Counts = Pick<GoneReport, 'gone' | 'closable' | 'listed'>

export function notNewerSentence(day: string | null, last: string): string {
  return day === null
    ? 'The file says of no row when it was stated, so nobody can be said to have closed since the last file.'
    : `The file is of ${day} and the last one of ${last}: only a newer file can say who has closed. Nothing was written.`
}

export function guardSentence({ closable, listed }: Counts, share: number): string {
  return `${count(closable)} of ${count(listed)} providers (${percent(closable, listed)}) would be closed, more than ${share * 100} %: is the file whole? Nothing was written. If it is, the command closes them: npm run import:providers with --close-missing --force-close.`
}

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
    `${count(gone.gone).padStart(9)} of ${count(gone.listed)} are no longer in it (${percent(gone.gone, gone.listed)})`,
    ...(rest > 0 ? [`${count(rest).padStart(9)} of them stay open: confirmed since, or in another list`] : []),
    ...(gone.closed > 0 ? [`${count(gone.closed).padStart(9)} of them ${verb}closed`] : []),
    ...gone.examples.slice(0, EXAMPLES).map(({ name, publicId, text }) => `            ${name} (${publicId}): ${text}`),
    ...(areStillOpen ? [`            --close-missing closes ${count(gone.closable)} of them`] : []),
    ...(gone.isTooMany
      ? ['            That’s a lot for one list: without --force-close, none of them is closed.']
      : []),
  ]
}

function percent(part: number, whole: number): string {
  return `${((part / Math.max(whole, 1)) * 100).toLocaleString('en-US', { maximumFractionDigits: 1 })} %`
}

const REPORT_TEXT_EXAMPLES = 3

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
    ...section('Found among our providers, by rule', report.matches, MATCH_LABELS),
    ...section('Left aside, neither merged nor added', report.asides, HOLD_LABELS),
    ...goneLines(report),
    ...section('Refused', report.refusals, REJECTION_LABELS),
    ...columnLines(report.columns),
    ...section('Went in, understood otherwise than written', report.notes, NOTE_LABELS),
  ]
}

function section<Code extends string>(
  title: string,
  tallies: readonly Tally<Code>[],
  titles: Record<Code, string>,
): string[] {
  if (tallies.length === 0) return []
  return [
    '',
    `${title}:`,
    ...tallies.flatMap((tally) => [
      `${count(tally.count).padStart(9)} ${titles[tally.code]}`,
      ...tally.examples
        .slice(0, REPORT_TEXT_EXAMPLES)
        .map(({ line, name, text }) => `            line ${line}${name ? `, ${name}` : ''}: ${text}`),
    ]),
  ]
}

/** One sentence about a column: "Accepts Ages From: 4,584 of 4,584 not understood, for example '0 years 2 months'". */
export function columnSentence({ column, filled, notUnderstood, examples }: ColumnTally): string {
  const given = examples.map((text) => `'${text}'`).join(', ')
  return `${column}: ${count(notUnderstood)} of ${count(filled)} not understood, for example ${given}`
}

/** Columns with values that were not understood, the largest number first. */
export function columnLines(columns: readonly ColumnTally[]): string[] {
  const lossy = columns.filter(({ notUnderstood }) => notUnderstood > 0)
  if (lossy.length === 0) return []
  const sorted = lossy.toSorted((a, b) => b.notUnderstood - a.notUnderstood)
  return ['', 'Values that were not understood and left out:', ...sorted.map((one) => `    ${columnSentence(one)}`)]
}

const BATCH_TEXT_EXAMPLES = 20
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

/** The report of an undo: what was restored, and what was left and why. */
export function undoLines(report: UndoReport): string[] {
  const verb = report.isDryRun ? 'would be ' : ''
  const left = report.left.flatMap((tally) => [
    `${count(tally.count).padStart(9)} ${LEFT_LABELS[tally.code]}`,
    ...tally.examples
      .slice(0, BATCH_TEXT_EXAMPLES)
      .map(({ name, publicId, text }) => `            ${name} (${publicId}): ${text}`),
    ...(tally.count > BATCH_TEXT_EXAMPLES ? [`            and ${count(tally.count - BATCH_TEXT_EXAMPLES)} more`] : []),
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

/** Why records were rejected. */
export const RECORD_REJECTION_LABELS: Record<RecordRejectionCode, string> = {
  fields: 'Another number of fields than the header, or damaged characters',
  number: 'No license number',
  date: 'No day, or one that cannot be read',
  future: 'A day that has not come yet',
  order: 'Days in an impossible order',
  word: 'A word that the mapping does not know',
  result: 'No result, or two that contradict each other',
  limits: 'A value beyond our limits',
  repeated: 'The same as in an earlier line',
  unmatched: 'About nobody in the directory, as far as we can tell',
  several: 'It may be about several providers',
}

/** The report of a records import, for a terminal. */
export function recordsLines(report: RecordsReport): string[] {
  const verb = report.isDryRun ? 'would be ' : ''
  const refused = report.refusals.flatMap((tally) => [
    `${count(tally.count).padStart(9)} ${RECORD_REJECTION_LABELS[tally.code]}`,
    ...tally.examples
      .slice(0, EXAMPLES)
      .map(({ line, name, text }) => `            line ${line}${name ? `, ${name}` : ''}: ${text}`),
  ])
  return [
    `${report.fileName}, ${report.kind}s of ${report.source}${report.isDryRun ? ', dry run: nothing was written' : `, batch ${report.batchId}`}`,
    '',
    `${count(report.rowsRead).padStart(9)} rows read`,
    `${count(report.added).padStart(9)} ${report.kind}s ${verb}added`,
    `${count(report.changed).padStart(9)} ${verb}changed`,
    `${count(report.unchanged).padStart(9)} unchanged`,
    `${count(report.kept).padStart(9)} kept: what is here is newer, or a person confirmed it since`,
    `${count(report.refused).padStart(9)} refused`,
    ...(refused.length > 0 ? ['', 'Refused:', ...refused] : []),
  ]
}

type Done = { rows: number /** From 0 to 1. */; share: number; seconds: number }

/** How fast a run is, and how long it will take. Null until something can be said. */
export function rateOf({ rows, share, seconds }: Done): { rowsPerSecond: number; secondsLeft: number } | null {
  if (rows === 0 || seconds <= 0 || share <= 0) return null
  return { rowsPerSecond: Math.round(rows / seconds), secondsLeft: Math.ceil(seconds / share - seconds) }
}

/** "12,000 rows, 24 %, 1,950 rows/s, 20 s left" */
export function progressText(done: Done): string {
  const rate = rateOf(done)
  const now = `${count(done.rows)} rows, ${Math.floor(done.share * 100)} %`
  return rate ? `${now}, ${count(rate.rowsPerSecond)} rows/s, ${timeLeft(rate.secondsLeft)} left` : now
}

const BAR = 20

/** "[=====               ]" */
export function progressBar(share: number): string {
  return `[${'='.repeat(Math.floor(Math.min(share, 1) * BAR)).padEnd(BAR)}]`
}

/** "45 s", "3 min", "1 h 20 min" */
export function timeLeft(seconds: number): string {
  if (seconds < 90) return `${seconds} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

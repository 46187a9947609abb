import type { ImportReport, NoteCode, RefusalCode, Tally } from '../types'

const REFUSALS: Record<RefusalCode, string> = {
  fields: 'Another number of fields than the header',
  characters: 'Damaged characters',
  id: 'No id',
  name: 'No readable name',
  kind: 'A type that we do not know',
  zip: 'No ZIP code of five digits',
  place: 'A ZIP code that is not known, or of another state',
  limits: 'A value beyond our limits',
  repeated: 'An id that stood in an earlier line',
  duplicate: 'The same provider as in an earlier line',
}

const NOTES: Record<NoteCode, string> = {
  zip: 'ZIP code of another state: the one of the city was used',
  city: "City not known near the ZIP code: filed under the ZIP's city",
  county: 'County that is not mainly the ZIP’s',
  point: "No plausible point: the ZIP code's center was used",
  address: 'No street to show',
  phone: 'Phone number that cannot be one: left unknown',
  capacity: 'Capacity that is none: left unknown',
  date: 'No date of its own: that of the file was used',
  kept: 'Facts confirmed after the file was made: kept',
}

const EXAMPLES = 3
const count = (number: number) => number.toLocaleString('en-US')

/** The report for a terminal: counts, then refusals and notes by reason with example lines. */
export function reportLines(report: ImportReport): string[] {
  const verb = report.isDryRun ? 'would be ' : ''
  return [
    `${report.fileName}, preset ${report.preset}${report.isDryRun ? ', dry run: nothing was written' : `, batch ${report.batchId}`}`,
    ...(report.encoding === 'utf-8' ? [] : [`The file is not UTF-8; it was read as ${report.encoding}.`]),
    '',
    `${count(report.rowsRead).padStart(9)} rows read in ${report.seconds} s, ${report.peakMemoryMegabytes} MB at most`,
    `${count(report.added).padStart(9)} ${verb}added`,
    `${count(report.changed).padStart(9)} ${verb}changed`,
    `${count(report.unchanged).padStart(9)} unchanged`,
    `${count(report.refused).padStart(9)} refused`,
    ...section('Refused', report.refusals, REFUSALS),
    ...section('Went in, understood otherwise than written', report.notes, NOTES),
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
        .slice(0, EXAMPLES)
        .map(({ line, name, text }) => `            line ${line}${name ? `, ${name}` : ''}: ${text}`),
    ]),
  ]
}

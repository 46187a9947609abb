import type { AsideCode, ImportReport, MatchRule, NoteCode, RefusalCode, Tally } from '../types'
import { goneLines } from './gone-text'

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

const MATCHES: Record<MatchRule, string> = {
  source_id: "The source's own id",
  license: 'License number',
  name_address_zip: 'Name, address and ZIP code',
  name_phone: 'Name and phone',
  phone_address: 'Phone and address',
  address: 'Address alone',
  phone: 'Phone alone',
  name_zip: 'Name and ZIP code alone',
}

const ASIDES: Record<AsideCode, string> = {
  ...MATCHES,
  several: 'Several providers fit alike',
  taken: 'An earlier line is that provider',
}

const NOTES: Record<NoteCode, string> = {
  zip: 'ZIP code of another state: the one of the city was used',
  city: "City not known near the ZIP code: filed under the ZIP's city",
  county: 'County that is not mainly the ZIP’s',
  point: "No plausible point: the ZIP code's center was used",
  address: 'No street to show',
  phone: 'Phone number that cannot be one: left unknown',
  website: 'Address of a website that cannot be one: left unknown',
  capacity: 'Capacity that is none: left unknown',
  ages: 'Ages that cannot be: left unknown',
  hours: 'Hours that cannot be: left unknown',
  tuition: 'Tuition that cannot be: left unknown',
  word: 'Words that we have no choice for: left out',
  status: 'A status that we do not know',
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
    `${count(report.matched).padStart(9)} ${verb}merged into providers of other sources`,
    `${count(report.changed).padStart(9)} ${verb}changed`,
    `${count(report.unchanged).padStart(9)} unchanged`,
    `${count(report.leftAside).padStart(9)} ${verb}left aside: somebody has to decide`,
    `${count(report.refused).padStart(9)} refused`,
    ...section('Found among our providers, by rule', report.matches, MATCHES),
    ...section('Left aside, neither merged nor added', report.asides, ASIDES),
    ...goneLines(report),
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

import type { RecordRefusalCode, RecordsReport } from './types'

/** Why records did not go in, in words. */
export const RECORD_REFUSALS: Record<RecordRefusalCode, string> = {
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

const EXAMPLES = 5
const count = (number: number) => number.toLocaleString('en-US')

/** The report for a terminal. */
export function recordsLines(report: RecordsReport): string[] {
  const verb = report.isDryRun ? 'would be ' : ''
  const refused = report.refusals.flatMap((tally) => [
    `${count(tally.count).padStart(9)} ${RECORD_REFUSALS[tally.code]}`,
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

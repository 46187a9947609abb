import type { ImportReport, Tally } from '../types/reports'
import { goneLines } from './gone-text'
import { ASIDES, MATCHES, NOTES, REFUSALS } from './report-words'

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

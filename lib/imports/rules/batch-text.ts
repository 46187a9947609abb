import type { BatchView, UndoReport } from '../types/reports'
import { LEFT, RECORDS_WENT } from './report-words'

const EXAMPLES = 20
const count = (number: number) => number.toLocaleString('en-US')
const minute = (time: string) => time.slice(0, 16).replace('T', ' ')

/** The batches for a terminal, a line or two each. */
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

/** What an undoing did, and what it left and why. */
export function undoLines(report: UndoReport): string[] {
  const verb = report.isDryRun ? 'would be ' : ''
  const left = report.left.flatMap((tally) => [
    `${count(tally.count).padStart(9)} ${LEFT[tally.code]}`,
    ...tally.examples
      .slice(0, EXAMPLES)
      .map(({ name, publicId, text }) => `            ${name} (${publicId}): ${text}`),
    ...(tally.count > EXAMPLES ? [`            and ${count(tally.count - EXAMPLES)} more`] : []),
  ])
  return [
    `Batch ${report.batchId}, ${report.fileName}, preset ${report.preset}${report.isDryRun ? ', dry run: nothing was written' : ': undone'}`,
    '',
    `${count(report.removed).padStart(9)} providers that it had brought ${verb}removed`,
    ...(report.withRecords > 0 ? [`${count(report.withRecords).padStart(9)} of them with ${RECORDS_WENT}`] : []),
    `${count(report.restored).padStart(9)} ${verb}put back as they were`,
    `${count(report.restoredInPart).padStart(9)} ${verb}put back in part`,
    ...(left.length > 0 ? ['', 'Left as they are, whole or in part:', ...left] : []),
  ]
}

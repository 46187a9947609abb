import type { GoneReport } from '../types/reports'

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

/** What the report says of those that the file no longer holds, and of those that came back. */
export function goneLines(report: { isDryRun: boolean; reopened: number; gone: GoneReport | null }): string[] {
  const { gone, reopened, isDryRun } = report
  const verb = isDryRun ? 'would be ' : ''
  const back =
    reopened > 0 ? [`${count(reopened).padStart(9)} ${verb}opened again: an older file did not hold them`] : []
  if (!gone || gone.gone === 0) return back
  const rest = gone.gone - gone.closable
  const isWaiting = gone.closed === 0 && gone.closable > 0
  return [
    ...back,
    '',
    `Since the file of ${gone.since}:`,
    `${count(gone.gone).padStart(9)} of ${count(gone.listed)} are in it no more (${percent(gone.gone, gone.listed)})`,
    ...(rest > 0 ? [`${count(rest).padStart(9)} of them stay open: confirmed since, or in another list`] : []),
    ...(gone.closed > 0 ? [`${count(gone.closed).padStart(9)} of them ${verb}closed`] : []),
    ...gone.examples.slice(0, EXAMPLES).map(({ name, publicId, text }) => `            ${name} (${publicId}): ${text}`),
    ...(isWaiting ? [`            --close-missing closes ${count(gone.closable)} of them`] : []),
    ...(gone.isTooMany
      ? ['            They are many for one list: without --force-close none of them is closed.']
      : []),
  ]
}

function percent(part: number, whole: number): string {
  return `${((part / Math.max(whole, 1)) * 100).toLocaleString('en-US', { maximumFractionDigits: 1 })} %`
}

import type { Translate } from '@/lib/platform/language/types'
import type { ColumnTally, MatchRule } from '../types'

/** One sentence about a column: "Accepts Ages From: 4,584 of 4,584 not understood, for example '0 years 2 months'". */
export function columnSentence(t: Translate<'imports.report'>, { examples, ...column }: ColumnTally): string {
  return t('column', { ...column, examples: examples.map((text) => `'${text}'`).join(', ') })
}

const MATCH_RULES = [
  'source_id',
  'license',
  'name_address_zip',
  'name_phone',
  'phone_address',
  'address',
  'phone',
  'name_zip',
] as const satisfies readonly MatchRule[]

/** Whether this release has words for a stored rule: imports.outcomes.matches. */
export const isMatchRule = (rule: string): rule is MatchRule => MATCH_RULES.some((one) => one === rule)

/** `share` of the file, from 0 to 1. */
export type Done = { rows: number; share: number; seconds: number }

/** How fast a run is, and how long it will still take. Null until there is enough to estimate from. */
export function rateOf({ rows, share, seconds }: Done): { rowsPerSecond: number; secondsLeft: number } | null {
  if (rows === 0 || seconds <= 0 || share <= 0) return null
  return { rowsPerSecond: Math.round(rows / seconds), secondsLeft: Math.ceil(seconds / share - seconds) }
}

/** "45 s", "3 min", "1 h 20 min" */
export function timeLeft(seconds: number): string {
  if (seconds < 90) return `${seconds} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

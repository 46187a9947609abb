import type { AgeBandCode } from '../catalogue/age-bands'
import type { AgeBandFacts } from '../types'

/** The highest weekly price that anybody may type. */
export const MAX_WEEKLY_DOLLARS = 5_000

/** A weekly price to show; `isFrom` when other ages cost more, so that "from" must stand before it. */
export type TuitionSummary = { cents: number; band: AgeBandCode; isFrom: boolean }

/** The price for one age, or without `band` the lowest of all; null when not stated. */
export function summarizeTuition(ageBands: AgeBandFacts[], band?: AgeBandCode): TuitionSummary | null {
  const priced = ageBands.flatMap((row) =>
    row.tuitionWeeklyCents !== null && (band === undefined || row.band === band)
      ? [{ cents: row.tuitionWeeklyCents, band: row.band }]
      : [],
  )
  const lowest = priced.toSorted((a, b) => a.cents - b.cents)[0]
  return lowest ? { ...lowest, isFrom: priced.some((price) => price.cents > lowest.cents) } : null
}

/** The lowest and the highest weekly price over all ages, in cents. */
export type TuitionRange = { lowest: number; highest: number }

/** Null when no price is stated. */
export function tuitionRange(ageBands: AgeBandFacts[]): TuitionRange | null {
  const prices = ageBands.flatMap((row) => row.tuitionWeeklyCents ?? [])
  return prices.length > 0 ? { lowest: Math.min(...prices), highest: Math.max(...prices) } : null
}

import 'server-only'
import { AGE_BANDS } from '../catalogue/age-bands'
import { AGE_RANGES, DROP_OFF_TIMES, PICK_UP_TIMES, PRICE_STEPS } from '../catalogue/search-options'
import {
  ASSUMED_REVIEWS,
  ASSUMED_STARS,
  BEST_MATCH_POINTS as POINTS,
  TEMPORARILY_CLOSED_POINTS,
} from '../rules/best-match'
import { clockText } from '../rules/clock-text'
import { flagOf } from '../rules/facets'
import { RATIO_OPTIONS, ratioMask } from '../rules/ratio-bits'

/*
 * What a search asks of one document alone. The index provider_search_documents_searched holds these expressions worked out, word for word
 * (a test compares): one that is written otherwise here is worked out at every search, which is as right and slower. So a change comes with
 * a migration that makes the index anew.
 */

export type Rung = { limit: string; flag: bigint }

export function rungs<T>(
  group: Parameters<typeof flagOf>[0],
  steps: readonly T[],
  of: (step: T) => [limit: string, value: string],
): Rung[] {
  return steps.map((step) => {
    const [limit, value] = of(step)
    return { limit, flag: flagOf(group, value) }
  })
}

/** Steps from the hardest to the easiest: who keeps one keeps all after it, so that one test answers most of them. */
export function ladder(value: string, operator: '<=' | '>=', steps: Rung[]): string {
  const tests = steps.map(({ limit }, index) => {
    const kept = steps.slice(index).reduce((mask, step) => mask | step.flag, 0n)
    return `WHEN ${value} ${operator} ${limit} THEN ${kept}::bigint`
  })
  return `CASE ${tests.join(' ')} ELSE 0::bigint END`
}

export function when(condition: string, flag: bigint): string {
  return `CASE WHEN ${condition} THEN ${flag}::bigint ELSE 0::bigint END`
}

const atMinute = (minute: number): [string, string] => [String(minute), clockText(minute)]
const inCents = (dollars: number): [string, string] => [String(dollars * 100), `0-${dollars}`]

const priceRungs = rungs('priceRange', PRICE_STEPS, inCents)
const opensRungs = rungs('dropOff', DROP_OFF_TIMES, atMinute)
const closesRungs = rungs('pickUp', PICK_UP_TIMES.toReversed(), atMinute)
const flagsIn = (steps: readonly { flag: bigint }[]) => steps.reduce((mask, { flag }) => mask | flag, 0n)

/** Flags of what it costs by `price`, and of the ratios that it keeps in any of these rooms (places in AGE_BANDS). */
export const priceFlags = (price: string) => ladder(price, '<=', priceRungs)
export const ratioFlags = (bands: readonly number[]) =>
  RATIO_OPTIONS.map(({ code }) => when(`ratio_bits & ${ratioMask([code], bands)} <> 0`, flagOf('teacherRatio', code)))

export const PRICE_FLAGS = flagsIn(priceRungs)
export const HOURS_FLAGS = flagsIn([...opensRungs, ...closesRungs])
export const RATIO_FLAGS = flagsIn(RATIO_OPTIONS.map(({ code }) => ({ flag: flagOf('teacherRatio', code) })))

/** The flags (rules/facets.ts) that ask neither where somebody is nor what day it is: ages, and prices, hours and ratios as stated, of any room. */
export const CHOICES = `(${[
  '0::bigint',
  priceFlags('tuition_min_cents'),
  ...AGE_RANGES.map(({ code, minMonths, maxMonths }) =>
    when(`age_min_months <= ${maxMonths} AND age_max_months >= ${minMonths}`, flagOf('age', code)),
  ),
  ladder('weekday_opens', '<=', opensRungs),
  ladder('weekday_closes', '>=', closesRungs),
  ...ratioFlags(AGE_BANDS.map((_, index) => index)),
].join(' | ')})`

export const WEIGHTED_RATING = `((coalesce(rating_average, 0) * review_count + ${ASSUMED_STARS * ASSUMED_REVIEWS}::float8)
  / (review_count + ${ASSUMED_REVIEWS}::float8))`

/** standingScore() of rules/best-match.ts. */
export const STANDING_SCORE = `(${POINTS.reviews / 5}::float8 * ${WEIGHTED_RATING} + ${POINTS.completeness / 100}::float8 * completeness
  + CASE WHEN is_temporarily_closed THEN (${TEMPORARILY_CLOSED_POINTS})::float8 ELSE 0 END)`

/** unitVector() of rules/geo.ts: where the public point stands on a sphere whose radius is 1. */
export const UNIT_X = '(cos(radians(latitude)) * cos(radians(longitude)))'
export const UNIT_Y = '(cos(radians(latitude)) * sin(radians(longitude)))'
export const UNIT_Z = '(sin(radians(latitude)))'

/** The words that no search changes, in base64 as they are answered: fifteen bytes (WORD_BYTES in rules/facets.ts) are twenty letters. */
export const STANDING_WORDS = `encode(substring(int8send(traits) from 2) || int8send(amenities), 'base64')`

import type { Translate } from '@/lib/platform/language/types'
import type { AgeBandFacts, ProviderCard } from '../types'
import type { AgeBandCode } from './ages'
import { freshnessOf } from './openings'

/** The highest weekly price that can be entered. */
export const MAX_WEEKLY_DOLLARS = 5_000

/**
 * The lowest and the highest weekly price in cents; `band` is set if only one age has a price. `on` is set only for prices that were not
 * confirmed recently: the day they were last confirmed, or null if that is unknown.
 */
export type DatedPrice = { low: number; high: number; band?: AgeBandCode; on?: string | null }

/** The prices of these ages; null if none is stated. `today` is "YYYY-MM-DD" in the provider's time zone. */
export function datedPriceOf(
  ageBands: readonly AgeBandFacts[],
  confirmedOn: string | undefined,
  today: string,
): DatedPrice | null {
  const stated = ageBands.flatMap(({ band, tuitionWeeklyCents: cents }) => (cents === null ? [] : [{ band, cents }]))
  const [first] = stated
  if (!first) return null
  const all = stated.map(({ cents }) => cents)
  const isFresh = confirmedOn !== undefined && freshnessOf({ confirmedOn }, today) === 'confirmed'
  return {
    low: Math.min(...all),
    high: Math.max(...all),
    ...(stated.length === 1 && { band: first.band }),
    ...(!isFresh && { on: confirmedOn ?? null }),
  }
}

/** The lowest and the highest weekly price over all ages, in cents. */
export type TuitionRange = { lowest: number; highest: number }

/** Null when no price is stated. */
export function tuitionRange(ageBands: AgeBandFacts[]): TuitionRange | null {
  const prices = ageBands.flatMap((row) => row.tuitionWeeklyCents ?? [])
  return prices.length > 0 ? { lowest: Math.min(...prices), highest: Math.max(...prices) } : null
}

/** Upper limits of price levels 1 to 3, in weekly cents; higher prices have level 4. A rough scale, like Google's. */
const LEVELS = [20_000, 30_000, 40_000]

/** The price level, on Google's scale, of the lowest weekly price; null if no price is known. */
export function priceLevelOf({ ageBands }: Pick<ProviderCard, 'ageBands'>): number | null {
  const range = tuitionRange(ageBands)
  return range && 1 + LEVELS.filter((limit) => range.lowest >= limit).length
}

/** Created once: toLocaleString with options would create a formatter for every call, and a search page has fifty prices. */
const dollars = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const dollarsAndCents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** "$285", "$1,250", "$285.50": without cents if there are none. */
export function moneyText(cents: number): string {
  return `$${(cents % 100 === 0 ? dollars : dollarsAndCents).format(cents / 100)}`
}

/** "$283": for medians and totals, where cents would suggest a precision that they do not have. */
export const wholeDollars = (cents: number): string => moneyText(Math.round(cents / 100) * 100)

/** "$285 a week". */
export function weeklyText(t: Translate<'providers.row'>, cents: number): string {
  return t('price.perWeek', { price: moneyText(cents) })
}

import { monthText } from '@/lib/families/profile/rules'
import { timeText } from '@/lib/platform/time/dates'
import { labelOf } from '@/lib/providers/catalogue/traits'
import { moneyText } from '@/lib/providers/rules/tuition'
import { AGE_RANGES } from '@/lib/search/catalogue/options'
import type { PriceRange } from '@/lib/search/schema'
import type { Texts } from '../types'

type Filters = Texts['filters']

const NOON = 720

/** "January" */
export const monthName = (month: string): string => monthText(month).split(' ')[0] ?? ''

/** "9 months", "3 years" */
const ageText = (months: number, filters: Filters): string =>
  months < 24 ? filters('months', { count: months }) : filters('years', { count: Math.floor(months / 12) })

/** "14 months old in January 2027" */
export function childText(months: number, start: string | null, filters: Filters): string {
  const age = ageText(months, filters)
  return start === null ? filters('childChip', { age }) : filters('childChipFrom', { age, month: monthText(start) })
}

/** "14 months, January" */
export function shortChildText(months: number, start: string | null, filters: Filters): string {
  const age = ageText(months, filters)
  return start === null ? age : filters('childShortFrom', { age, month: monthName(start) })
}

export const ageRangeText = (code: string): string => labelOf(AGE_RANGES, code)

/** "Infants, under 1" */
export function ageRangeWithHint(code: string): string {
  const range = AGE_RANGES.find((one) => one.code === code)
  return range ? `${range.label}, ${range.hint}` : code
}

/** "Under $300 a week" */
export function priceText({ minDollars, maxDollars }: PriceRange, filters: Filters): string {
  const low = moneyText(minDollars * 100)
  if (maxDollars === null) return filters('priceFrom', { price: low })
  const high = moneyText(maxDollars * 100)
  return minDollars === 0 ? filters('priceUnder', { price: high }) : filters('priceBetween', { low, high })
}

/** "to $300" */
export const shortPriceText = ({ minDollars, maxDollars }: PriceRange, filters: Filters): string =>
  maxDollars === null
    ? filters('shortPriceFrom', { price: moneyText(minDollars * 100) })
    : filters('shortPriceTo', { price: moneyText(maxDollars * 100) })

/** "7:30 – 6:00" from a morning to an evening; at other times with AM and PM. */
export function careTimes(dropOff: number, pickUp: number): string {
  const times = [dropOff, pickUp].map((minute) => timeText(minute))
  const isDay = dropOff < NOON && pickUp >= NOON
  return times.map((time) => (isDay ? time.replace(/ [AP]M$/, '') : time)).join(' – ')
}

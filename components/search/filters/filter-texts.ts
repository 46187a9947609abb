import { useLocale, useTranslations } from 'next-intl'
import { monthName, monthText, timeText } from '@/lib/platform/time/dates'
import { isAmenity } from '@/lib/providers/catalogue/amenities'
import { traitLabel } from '@/lib/providers/catalogue/traits'
import { moneyText } from '@/lib/providers/rules/tuition'
import { ratioLabel } from '@/lib/providers/search-documents/rules'
import { TRAIT_FILTERS } from '@/lib/search/catalogue/options'
import type { PriceRange } from '@/lib/search/schema'
import type { FilterTexts } from '../types'
import type { ListField } from './active-filters'

type Filters = FilterTexts['t']

const NOON = 720

/** The label of a choice of a list; an unknown code stays as it is. */
export function choiceLabel(texts: FilterTexts, field: ListField, code: string): string {
  if (field === 'teacherRatio') return ratioLabel(texts.ratios, code)
  if (field === 'amenity') return isAmenity(code) ? texts.amenities(code) : code
  return traitLabel(texts, TRAIT_FILTERS[field], code)
}

/** "9 months", "3 years" */
const ageText = (months: number, filters: Filters): string =>
  months < 24 ? filters('months', { count: months }) : filters('years', { count: Math.floor(months / 12) })

/** "14 months old in January 2027" */
export function childText({ t, locale }: FilterTexts, months: number, start: string | null): string {
  const age = ageText(months, t)
  return start === null ? t('childChip', { age }) : t('childChipFrom', { age, month: monthText(locale, start) })
}

/** "14 months, January" */
export function shortChildText({ t, locale }: FilterTexts, months: number, start: string | null): string {
  const age = ageText(months, t)
  return start === null ? age : t('childShortFrom', { age, month: monthName(locale, monthNumber(start)) })
}

/** "2027-01" is 1. */
export const monthNumber = (month: string): number => Number(month.slice(5, 7))

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

export function useFilterTexts(): FilterTexts {
  const t = useTranslations('search.filters')
  const ages = useTranslations('providers.ages')
  const traits = useTranslations('providers.traits')
  const offers = useTranslations('providers.offers')
  const amenities = useTranslations('providers.amenities')
  const ratios = useTranslations('providers.ratios')
  return { t, ages, traits, offers, amenities, ratios, locale: useLocale() }
}

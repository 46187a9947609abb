import { useLocale, useTranslations } from 'next-intl'
import { dayNumbers } from '@/lib/families/profile/rules/needs'
import { monthName, monthText, timeText, weekdayNames } from '@/lib/platform/time/dates'
import { isAmenity } from '@/lib/providers/catalogue/amenities'
import { traitLabel } from '@/lib/providers/catalogue/traits'
import { moneyText } from '@/lib/providers/rules/tuition'
import { ratioLabel } from '@/lib/providers/search-documents/rules'
import { TRAIT_FILTERS } from '@/lib/search/catalogue/options'
import type { SearchCounts } from '@/lib/search/rules/facets'
import { choiceKey, showsOverPrice, withoutWayToWork } from '@/lib/search/rules/filters'
import type { PriceRange, Search } from '@/lib/search/schema'
import type { FilterTexts } from '../types'

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

/** The filters that are lists of choices, in the order of their chips. */
export const LISTS = [
  'program',
  'kind',
  'childcareType',
  'curriculumStyle',
  'accreditation',
  'teacherRatio',
  'schedule',
  'language',
  'amenity',
] as const

export type ListField = (typeof LISTS)[number]

/** One filter of a search as a label, and the search without it. */
export type ActiveFilter = { key: string; label: string; without: Search }

/** Every filter of a search, each value separately. */
export function activeFilters(search: Search, texts: FilterTexts): ActiveFilter[] {
  const { t } = texts
  const rest: Search = { ...search, page: 1 }
  const active: (ActiveFilter | false)[] = [
    search.workZip !== null && {
      key: 'workZip',
      label: t('wayTo', { zip: search.workZip }),
      without: withoutWayToWork(search),
    },
    search.workZip !== null &&
      search.detour !== null && {
        key: 'detour',
        label: t('detourUpTo', { miles: search.detour }),
        without: { ...rest, detour: null },
      },
    search.age !== null && {
      key: 'age',
      label: childText(texts, search.age, search.start),
      without: { ...rest, age: null, start: null },
    },
    search.days.length > 0 && {
      key: 'days',
      label: listOfDays(texts, search.days),
      without: { ...rest, days: [] },
    },
    ...search.ageRange.map((code) => ({
      key: `ageRange:${code}`,
      label: t(`ageGroups.${code}`),
      without: { ...rest, ageRange: search.ageRange.filter((other) => other !== code) },
    })),
    search.openings && {
      key: 'openings',
      label: t('openingsConfirmed'),
      without: { ...rest, openings: false },
    },
    search.priceRange !== null && {
      key: 'priceRange',
      label: priceText(search.priceRange, t),
      without: { ...rest, priceRange: null, over: false },
    },
    showsOverPrice(search) && {
      key: 'over',
      label: t('overShown'),
      without: { ...rest, over: false },
    },
    search.openNow && {
      key: 'openNow',
      label: t('openNow'),
      without: { ...rest, openNow: false },
    },
    search.dropOff !== null && {
      key: 'dropOff',
      label: t('dropOffAt', { time: timeText(search.dropOff) }),
      without: { ...rest, dropOff: null },
    },
    search.pickUp !== null && {
      key: 'pickUp',
      label: t('pickUpAt', { time: timeText(search.pickUp) }),
      without: { ...rest, pickUp: null },
    },
    search.hide.includes('hours') && {
      key: 'hide:hours',
      label: t('hideHours'),
      without: { ...rest, hide: search.hide.filter((code) => code !== 'hours') },
    },
    search.hide.includes('unknown') && {
      key: 'hide:unknown',
      label: t('hideUnknown'),
      without: { ...rest, hide: search.hide.filter((code) => code !== 'unknown') },
    },
    search.distance !== null && {
      key: 'distance',
      label: t('within', { miles: search.distance }),
      without: { ...rest, distance: null },
    },
    search.bounds !== null && {
      key: 'bounds',
      label: t('bounds'),
      without: { ...rest, bounds: null },
    },
    ...LISTS.flatMap((field) => listFilters(texts, search, rest, field)),
  ]
  return active.filter((one) => one !== false)
}

/** "Mon, Wed" */
function listOfDays({ locale }: FilterTexts, days: Search['days']): string {
  const names = weekdayNames(locale, 'short')
  return dayNumbers(days)
    .map((day) => names[day])
    .join(', ')
}

function listFilters(texts: FilterTexts, search: Search, rest: Search, field: ListField): ActiveFilter[] {
  return search[field].map((code) => ({
    key: `${field}:${code}`,
    label: choiceLabel(texts, field, code),
    without: { ...rest, [field]: search[field].filter((other) => other !== code) },
  }))
}

/** A one-press filter. `key` is its key among the active filters. */
export type QuickFilter = { key: string; label: string; count: number | undefined; with: Search }

const UNDER_DOLLARS = 300
const EARLY_MINUTE = 420

/** The most popular filters, in a fixed order, so that a chip stays in place when it is toggled. */
export function quickFilters(search: Search, choices: SearchCounts['choices'], texts: FilterTexts): QuickFilter[] {
  const { t } = texts
  const rest: Search = { ...search, page: 1 }
  const under = { minDollars: 0, maxDollars: UNDER_DOLLARS }
  return [
    {
      key: 'openings',
      label: t('openingsConfirmed'),
      count: choices[choiceKey('openings', 'confirmed')],
      with: { ...rest, openings: true },
    },
    ...(['infants', 'toddlers', 'preschoolers'] as const).map((code) => ({
      key: `ageRange:${code}`,
      label: t(`ageGroups.${code}`),
      count: choices[choiceKey('ageRange', code)],
      with: { ...rest, ageRange: [...search.ageRange, code] },
    })),
    {
      key: 'priceRange',
      label: priceText(under, t),
      count: choices[choiceKey('priceRange', `0-${UNDER_DOLLARS}`)],
      with: { ...rest, priceRange: under },
    },
    {
      key: 'dropOff',
      label: t('dropOffAt', { time: timeText(EARLY_MINUTE) }),
      count: choices[choiceKey('dropOff', '07:00')],
      with: { ...rest, dropOff: EARLY_MINUTE },
    },
    fromList('program', 'vpk'),
    fromList('curriculumStyle', 'montessori'),
    { ...fromList('amenity', 'lunch_included'), label: t('meals') },
    {
      key: 'openNow',
      label: t('openNow'),
      count: choices[choiceKey('openNow', '1')],
      with: { ...rest, openNow: true },
    },
  ]

  function fromList(field: 'program' | 'curriculumStyle' | 'amenity', code: string): QuickFilter {
    return {
      key: `${field}:${code}`,
      label: choiceLabel(texts, field, code),
      count: choices[choiceKey(field, code)],
      with: { ...rest, [field]: [...search[field], code] },
    }
  }
}

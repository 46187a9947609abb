import { DAYS } from '@/lib/families/profile/rules'
import { timeText } from '@/lib/platform/time/dates'
import { AMENITIES } from '@/lib/providers/catalogue/amenities'
import {
  ACCREDITATIONS,
  CARE_TYPES,
  CURRICULA,
  KINDS,
  LANGUAGES,
  labelOf,
  PROGRAMS,
  SCHEDULES,
} from '@/lib/providers/catalogue/traits'
import { RATIO_OPTIONS } from '@/lib/providers/search-documents/rules'
import type { SearchCounts } from '@/lib/search/rules/facets'
import { choiceKey, showsOver, withoutWay } from '@/lib/search/rules/filters'
import type { Search } from '@/lib/search/schema'
import type { Texts } from '../types'
import { ageRangeText, childText, priceText } from './filter-texts'

export type ListField =
  | 'kind'
  | 'childcareType'
  | 'curriculumStyle'
  | 'accreditation'
  | 'teacherRatio'
  | 'program'
  | 'schedule'
  | 'language'
  | 'amenity'

/** The lists of the search, with their choices. */
export const LISTS = {
  program: PROGRAMS,
  kind: KINDS,
  childcareType: CARE_TYPES,
  curriculumStyle: CURRICULA,
  accreditation: ACCREDITATIONS,
  teacherRatio: RATIO_OPTIONS,
  schedule: SCHEDULES,
  language: LANGUAGES,
  amenity: AMENITIES,
} as const satisfies Record<ListField, readonly { code: string; label: string }[]>

/** One filter of a search as a label, and the search without it. */
export type ActiveFilter = { key: string; label: string; without: Search }

/** Every filter of a search, each value separately. */
export function activeFilters(search: Search, filters: Texts['filters']): ActiveFilter[] {
  const rest: Search = { ...search, page: 1 }
  const active: (ActiveFilter | false)[] = [
    search.workZip !== null && {
      key: 'workZip',
      label: filters('wayTo', { zip: search.workZip }),
      without: withoutWay(search),
    },
    search.workZip !== null &&
      search.detour !== null && {
        key: 'detour',
        label: filters('detourUpTo', { miles: search.detour }),
        without: { ...rest, detour: null },
      },
    search.age !== null && {
      key: 'age',
      label: childText(search.age, search.start, filters),
      without: { ...rest, age: null, start: null },
    },
    search.days.length > 0 && {
      key: 'days',
      label: listOfDays(search.days),
      without: { ...rest, days: [] },
    },
    ...search.ageRange.map((code) => ({
      key: `ageRange:${code}`,
      label: ageRangeText(code),
      without: { ...rest, ageRange: search.ageRange.filter((other) => other !== code) },
    })),
    search.openings && {
      key: 'openings',
      label: filters('openingsConfirmed'),
      without: { ...rest, openings: false },
    },
    search.priceRange !== null && {
      key: 'priceRange',
      label: priceText(search.priceRange, filters),
      without: { ...rest, priceRange: null, over: false },
    },
    showsOver(search) && {
      key: 'over',
      label: filters('overShown'),
      without: { ...rest, over: false },
    },
    search.openNow && {
      key: 'openNow',
      label: filters('openNow'),
      without: { ...rest, openNow: false },
    },
    search.dropOff !== null && {
      key: 'dropOff',
      label: filters('dropOffAt', { time: timeText(search.dropOff) }),
      without: { ...rest, dropOff: null },
    },
    search.pickUp !== null && {
      key: 'pickUp',
      label: filters('pickUpAt', { time: timeText(search.pickUp) }),
      without: { ...rest, pickUp: null },
    },
    search.hide.includes('hours') && {
      key: 'hide:hours',
      label: filters('hideHours'),
      without: { ...rest, hide: search.hide.filter((code) => code !== 'hours') },
    },
    search.hide.includes('unknown') && {
      key: 'hide:unknown',
      label: filters('hideUnknown'),
      without: { ...rest, hide: search.hide.filter((code) => code !== 'unknown') },
    },
    search.distance !== null && {
      key: 'distance',
      label: filters('within', { miles: search.distance }),
      without: { ...rest, distance: null },
    },
    search.bounds !== null && {
      key: 'bounds',
      label: filters('bounds'),
      without: { ...rest, bounds: null },
    },
    ...listFields.flatMap((field) => ofList(search, rest, field)),
  ]
  return active.filter((one) => one !== false)
}

/** "Mon, Wed" */
function listOfDays(days: Search['days']): string {
  return days.map((code) => labelOf(DAYS, code)).join(', ')
}

const listFields = [
  'program',
  'kind',
  'childcareType',
  'curriculumStyle',
  'accreditation',
  'teacherRatio',
  'schedule',
  'language',
  'amenity',
] as const satisfies ListField[]

function ofList(search: Search, rest: Search, field: ListField): ActiveFilter[] {
  return search[field].map((code) => ({
    key: `${field}:${code}`,
    label: labelOf(LISTS[field], code),
    without: { ...rest, [field]: search[field].filter((other) => other !== code) },
  }))
}

/** A one-press filter. `key` is its key among the active filters. */
export type QuickFilter = { key: string; label: string; count: number | undefined; with: Search }

const UNDER_DOLLARS = 300
const EARLY_MINUTE = 420

/** The most popular filters, in a fixed order, so that a chip stays in place when it is toggled. */
export function quickFilters(
  search: Search,
  choices: SearchCounts['choices'],
  filters: Texts['filters'],
): QuickFilter[] {
  const rest: Search = { ...search, page: 1 }
  const under = { minDollars: 0, maxDollars: UNDER_DOLLARS }
  return [
    {
      key: 'openings',
      label: filters('openingsConfirmed'),
      count: choices[choiceKey('openings', 'confirmed')],
      with: { ...rest, openings: true },
    },
    ...(['infants', 'toddlers', 'preschoolers'] as const).map((code) => ({
      key: `ageRange:${code}`,
      label: ageRangeText(code),
      count: choices[choiceKey('age', code)],
      with: { ...rest, ageRange: [...search.ageRange, code] },
    })),
    {
      key: 'priceRange',
      label: priceText(under, filters),
      count: choices[choiceKey('priceRange', `0-${UNDER_DOLLARS}`)],
      with: { ...rest, priceRange: under },
    },
    {
      key: 'dropOff',
      label: filters('dropOffAt', { time: timeText(EARLY_MINUTE) }),
      count: choices[choiceKey('dropOff', '07:00')],
      with: { ...rest, dropOff: EARLY_MINUTE },
    },
    ofList('program', 'vpk'),
    ofList('curriculumStyle', 'montessori'),
    { ...ofList('amenity', 'lunch_included'), label: filters('meals') },
    {
      key: 'openNow',
      label: filters('openNow'),
      count: choices[choiceKey('openNow', '1')],
      with: { ...rest, openNow: true },
    },
  ]

  function ofList(field: 'program' | 'curriculumStyle' | 'amenity', code: string): QuickFilter {
    return {
      key: `${field}:${code}`,
      label: labelOf(LISTS[field], code),
      count: choices[choiceKey(field, code)],
      with: { ...rest, [field]: [...search[field], code] },
    }
  }
}

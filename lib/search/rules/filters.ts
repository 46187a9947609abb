import { ageAtStart, careStart } from '@/lib/families/fit/rules/needs'
import type { Needs } from '@/lib/families/fit/schema'
import type { Sort } from '../catalogue/options'
import type { Search, SearchField } from '../schema'
import type { Facet } from './facets'

/**
 * The filters that a provider can fail, each with its bit in a candidate's `fail`. A candidate that fails nothing is a result;
 * one that fails a single group would be a result without that group, which gives the counts next to choices.
 */
export const FILTER_GROUPS = [
  'age',
  'openings',
  'priceRange',
  'kind',
  'childcareType',
  'curriculumStyle',
  'accreditation',
  'teacherRatio',
  'dropOff',
  'pickUp',
  'program',
  'schedule',
  'amenity',
  'language',
  'openNow',
] as const satisfies readonly SearchField[]

export type FilterGroup = (typeof FILTER_GROUPS)[number]

export function failBit(group: FilterGroup): number {
  return 1 << FILTER_GROUPS.indexOf(group)
}

/** In these groups all chosen options are needed; in the others any one is enough. */
const NEEDS_ALL: readonly FilterGroup[] = ['program', 'schedule', 'amenity', 'language']

export function needsAll(group: FilterGroup): boolean {
  return NEEDS_ALL.includes(group)
}

/** Whether anything of the group is requested. The child's age and the age ranges are one group. */
export function isRequested(search: Search, group: FilterGroup): boolean {
  if (group === 'age') return search.age !== null || search.ageRange.length > 0
  const value = search[group]
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== false
}

export function requestedGroups(search: Search): FilterGroup[] {
  return FILTER_GROUPS.filter((group) => isRequested(search, group))
}

/** The same search without this group. */
export function withoutGroup(search: Search, group: FilterGroup): Search {
  const rest: Search = { ...search, page: 1 }
  switch (group) {
    case 'age':
      return { ...rest, age: null, ageRange: [] }
    case 'openings':
    case 'openNow':
      return { ...rest, [group]: false }
    case 'priceRange':
    case 'dropOff':
    case 'pickUp':
      return { ...rest, [group]: null }
    default:
      return { ...rest, [group]: [] }
  }
}

/** The key of a choice in the counts of a search: "program:vpk". */
export function choiceKey(group: Facet['group'], value: string): string {
  return `${group}:${value}`
}

/** The default order: on the way to work the smallest detour first, otherwise the best match. */
export function defaultOrder({ workZip }: Pick<Search, 'workZip'>): Sort {
  return workZip === null ? 'best' : 'detour'
}

/** The order of the results. Without a way to work there is no order by detour. */
export function orderOf({ sort, workZip }: Pick<Search, 'sort' | 'workZip'>): Sort {
  return sort === null || (sort === 'detour' && workZip === null) ? defaultOrder({ workZip }) : sort
}

/**
 * A family's needs as typed into the search; null without a month of birth. Includes the search's hours and maximum price.
 * `thisMonth` is "YYYY-MM".
 */
export function searchNeeds(search: Search, thisMonth: string): Needs | null {
  const { born, start, dropOff, pickUp, priceRange } = search
  if (born === null) return null
  const child = { birthMonth: born, startMonth: start }
  const dollars = priceRange?.maxDollars ?? null
  return {
    ageMonths: ageAtStart(child, thisMonth),
    startMonth: careStart(child, thisMonth),
    days: [],
    dropOffMinute: dropOff,
    pickUpMinute: pickUp,
    weeklyBudgetCents: dollars === null ? null : dollars * 100,
  }
}

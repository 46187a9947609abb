import { ageAtStart, careStart } from '@/lib/families/fit/rules/needs'
import type { Needs } from '@/lib/families/fit/schema'
import type { Sort } from '../catalogue/options'
import type { Search, SearchField } from '../schema'
import type { Facet } from './facets'

/**
 * The filters that a provider can fail, each with its bit in a candidate's `fail`. One that fails nothing is a result; one
 * that fails a single group would be one if that group were not asked for, which is what counts beside choices say.
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

/** Of these all chosen are needed; of the other lists any one is enough. */
const NEEDS_ALL: readonly FilterGroup[] = ['program', 'schedule', 'amenity', 'language']

export function needsAll(group: FilterGroup): boolean {
  return NEEDS_ALL.includes(group)
}

/** Whether anything of the group is asked for. The child's age and the age ranges are one group. */
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

/** The name of a choice among the counts of a search: "program:vpk". */
export function choiceKey(group: Facet['group'], value: string): string {
  return `${group}:${value}`
}

/** The order of a search that asked for none: on the way to work the least detour first, else the best match. */
export function usualOrder({ workZip }: Pick<Search, 'workZip'>): Sort {
  return workZip === null ? 'best' : 'detour'
}

/** The order a search is answered in. Without a way to work nobody makes a detour. */
export function orderOf({ sort, workZip }: Pick<Search, 'sort' | 'workZip'>): Sort {
  return sort === null || (sort === 'detour' && workZip === null) ? usualOrder({ workZip }) : sort
}

/**
 * What was typed into a search of a child; null when no month of birth was. Its hours and its highest price are needed too.
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

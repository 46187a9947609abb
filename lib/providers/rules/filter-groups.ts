import type { Search, SearchField } from '../schema/search'

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
export function isAskedFor(search: Search, group: FilterGroup): boolean {
  if (group === 'age') return search.age !== null || search.ageRange.length > 0
  const value = search[group]
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== false
}

export function askedGroups(search: Search): FilterGroup[] {
  return FILTER_GROUPS.filter((group) => isAskedFor(search, group))
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

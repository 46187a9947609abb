import type { Needs } from '@/lib/families/fit/schema'
import { dayNumbers } from '@/lib/families/profile/rules/needs'
import { boundsText } from '@/lib/places/rules/geo'
import { clockText } from '@/lib/platform/time/dates'
import type { Sort } from '../catalogue/options'
import type { Search, SearchField } from '../schema'
import type { Facet } from './facets'

/**
 * The filters that a provider can fail, each with its bit in a candidate's `fail`. A candidate that fails none of them is a result.
 * One that fails a single group would be a result without that group; the counts next to choices include it.
 */
export const FILTER_GROUPS = [
  'ageRange',
  'openings',
  'priceRange',
  'kind',
  'childcareType',
  'curriculumStyle',
  'accreditation',
  'teacherRatio',
  'hours',
  'program',
  'schedule',
  'amenity',
  'language',
  'openNow',
] as const satisfies readonly (SearchField | 'hours')[]

export type FilterGroup = (typeof FILTER_GROUPS)[number]

export function failBit(group: FilterGroup): number {
  return 1 << FILTER_GROUPS.indexOf(group)
}

/** In these groups a provider must have all chosen options; in the others any one is enough. */
const NEEDS_ALL: readonly FilterGroup[] = ['program', 'schedule', 'amenity', 'language']

export function needsAll(group: FilterGroup): boolean {
  return NEEDS_ALL.includes(group)
}

/** Whether the group excludes providers. The hours that a child needs do so only if other hours are hidden. */
export function isRequested(search: Search, group: FilterGroup): boolean {
  if (group === 'hours') return search.hide.includes('hours') && hasTimes(search)
  if (group === 'priceRange') return search.priceRange !== null && !showsOverPrice(search)
  const value = search[group]
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== false
}

/** Whether results over the price come last instead of being left out. */
export function showsOverPrice({ over, priceRange }: Pick<Search, 'over' | 'priceRange'>): boolean {
  return over && priceRange !== null && priceRange.maxDollars !== null && priceRange.minDollars === 0
}

function hasTimes({ days, dropOff, pickUp }: Pick<Search, 'days' | 'dropOff' | 'pickUp'>): boolean {
  return days.length > 0 || dropOff !== null || pickUp !== null
}

/** Whether the search is for a child: results that fit come first. */
export function hasNeeds(search: Search): boolean {
  return search.age !== null || hasTimes(search)
}

/**
 * Whether the number of results includes those with unknown facts. It does if the search is for a child or shows results over the price,
 * since those searches leave nobody out for an unknown fit or price.
 */
export function countsUnknown(search: Search): boolean {
  return hasNeeds(search) || showsOverPrice(search)
}

/** Whether an unstated fact of the group counts as unknown: providers who have not stated it then come last instead of being excluded. */
export function hasUnknown(group: FilterGroup): boolean {
  return group !== 'openings' && group !== 'teacherRatio' && group !== 'kind'
}

export function requestedGroups(search: Search): FilterGroup[] {
  return FILTER_GROUPS.filter((group) => isRequested(search, group))
}

/** The same search without this group. */
export function withoutGroup(search: Search, group: FilterGroup): Search {
  const rest: Search = { ...search, page: 1 }
  switch (group) {
    case 'openings':
    case 'openNow':
      return { ...rest, [group]: false }
    case 'priceRange':
      return { ...rest, [group]: null, over: false }
    case 'hours':
      return { ...rest, hide: search.hide.filter((code) => code !== 'hours') }
    default:
      return { ...rest, [group]: [] }
  }
}

/** The same search without any filter: the place, the way to work and the child's needs stay. */
export function withoutGroups(search: Search): Search {
  return { ...FILTER_GROUPS.reduce(withoutGroup, search), hide: [], page: 1 }
}

/** The same search without the way to work. */
export function withoutWayToWork(search: Search): Search {
  return { ...search, workZip: null, detour: null, sort: search.sort === 'detour' ? null : search.sort, page: 1 }
}

/** The key of a choice in the counts of a search: "program:vpk". */
export function choiceKey(group: Facet['group'], value: string): string {
  return `${group}:${value}`
}

/** The default order: the smallest detour first on the way to work, otherwise the best match. */
export function defaultOrder({ workZip }: Pick<Search, 'workZip'>): Sort {
  return workZip === null ? 'best' : 'detour'
}

/** The order of the results. Without a way to work, results cannot be sorted by detour. */
export function orderOf({ sort, workZip }: Pick<Search, 'sort' | 'workZip'>): Sort {
  return sort === null || (sort === 'detour' && workZip === null) ? defaultOrder({ workZip }) : sort
}

/**
 * A child's needs as stated in the search; null if none are. Without chosen days, the hours are needed Monday to Friday.
 * `thisMonth` is "YYYY-MM"; a start in the past means now.
 */
export function searchNeeds(search: Search, thisMonth: string): Needs | null {
  const { age, start, days, dropOff, pickUp, priceRange } = search
  if (!hasNeeds(search)) return null
  const dollars = priceRange?.maxDollars ?? null
  return {
    ageMonths: age,
    startMonth: age === null ? null : start === null || start < thisMonth ? thisMonth : start,
    days: dayNumbers(days),
    dropOffMinute: dropOff,
    pickUpMinute: pickUp,
    weeklyBudgetCents: dollars === null ? null : dollars * 100,
  }
}

/** A search without filters. Written out so that browsers do not have to load the schema; a test compares the two. */
export const EMPTY_SEARCH: Search = {
  age: null,
  start: null,
  days: [],
  dropOff: null,
  pickUp: null,
  ageRange: [],
  openings: false,
  priceRange: null,
  over: false,
  kind: [],
  childcareType: [],
  curriculumStyle: [],
  accreditation: [],
  teacherRatio: [],
  program: [],
  schedule: [],
  amenity: [],
  language: [],
  openNow: false,
  hide: [],
  distance: null,
  workZip: null,
  detour: null,
  bounds: null,
  view: 'list',
  sort: null,
  page: 1,
}

const isField = (name: string): name is SearchField => name in EMPTY_SEARCH

/** Every parameter of a search, in URL order. */
export const SEARCH_FIELDS: readonly SearchField[] = Object.keys(EMPTY_SEARCH).filter(isField)

/** A field's value as it is written in a URL; empty if nothing is requested. */
function valueText(search: Search, field: SearchField): string | string[] {
  const value = search[field]
  switch (field) {
    case 'openings':
      return value ? 'confirmed' : ''
    case 'openNow':
      return value ? '1' : ''
    case 'over':
      return value ? 'show' : ''
    case 'dropOff':
    case 'pickUp':
      return typeof value === 'number' ? clockText(value) : ''
    case 'bounds':
      return search.bounds ? boundsText(search.bounds) : ''
    case 'view':
      return search.view === 'list' ? '' : search.view
    case 'priceRange':
      return search.priceRange ? `${search.priceRange.minDollars}-${search.priceRange.maxDollars ?? ''}` : ''
    default:
      return Array.isArray(value) ? [...value] : value === null ? '' : String(value)
  }
}

export type SearchQuery = Partial<Record<SearchField | 'zipCode', string | string[]>>

/** The shortest query that readSearch parses to this search; empty fields are omitted. */
export function searchQuery(search: Search, zipCode?: string): SearchQuery {
  const query: SearchQuery = zipCode ? { zipCode } : {}
  for (const field of SEARCH_FIELDS) {
    const text = valueText(search, field)
    if (text.length > 0 && field !== 'page') query[field] = text
  }
  if (search.page > 1) query.page = String(search.page)
  return query
}

/** The names and values of a query as pairs; a name with several values has several pairs. */
export const queryPairs = (query: SearchQuery): [string, string][] =>
  Object.entries(query).flatMap(([name, values]) =>
    [values ?? []].flat().map((value): [string, string] => [name, value]),
  )

import { boundsText } from '@/lib/places/rules/geo'
import { clockText } from '@/lib/platform/time/dates'
import type { Search, SearchField } from '../schema'

/** A search without filters. Written out so that browsers do not need the schema for it; a test compares it with the schema. */
export const EMPTY_SEARCH: Search = {
  age: null,
  start: null,
  days: [],
  dropOff: null,
  pickUp: null,
  ageRange: [],
  openings: false,
  priceRange: null,
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

/** A field's value as in a URL; empty if nothing is requested. */
export function valueText(search: Search, field: SearchField): string | string[] {
  const value = search[field]
  switch (field) {
    case 'openings':
      return value ? 'confirmed' : ''
    case 'openNow':
      return value ? '1' : ''
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

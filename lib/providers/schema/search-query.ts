import { clockText } from '../rules/clock-text'
import { EMPTY_SEARCH, type Search, type SearchField, searchSchema } from './search'

export type SearchQuery = Partial<Record<SearchField | 'zipCode', string | string[]>>

/** The shortest query that readSearch understands as this search; what was not asked is left out. */
export function searchQuery(search: Search, zipCode?: string): SearchQuery {
  const query: SearchQuery = zipCode ? { zipCode } : {}
  for (const field of searchSchema.keyof().options) {
    const text = textOf(search, field)
    if (text.length > 0 && field !== 'sort' && field !== 'page') query[field] = text
  }
  if (search.sort !== EMPTY_SEARCH.sort) query.sort = search.sort
  if (search.page > 1) query.page = String(search.page)
  return query
}

function textOf(search: Search, field: SearchField): string | string[] {
  const value = search[field]
  switch (field) {
    case 'openings':
      return value ? 'confirmed' : ''
    case 'openNow':
      return value ? '1' : ''
    case 'dropOff':
    case 'pickUp':
      return typeof value === 'number' ? clockText(value) : ''
    case 'priceRange':
      return search.priceRange ? `${search.priceRange.minDollars}-${search.priceRange.maxDollars ?? ''}` : ''
    default:
      return Array.isArray(value) ? [...value] : value === null ? '' : String(value)
  }
}

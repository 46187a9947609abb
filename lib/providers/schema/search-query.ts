import { SEARCH_FIELDS } from '../rules/empty-search'
import { valueText } from '../rules/search-value'
import type { Search, SearchField } from './search'

export type SearchQuery = Partial<Record<SearchField | 'zipCode', string | string[]>>

/** The shortest query that readSearch understands as this search; what was not asked is left out. */
export function searchQuery(search: Search, zipCode?: string): SearchQuery {
  const query: SearchQuery = zipCode ? { zipCode } : {}
  for (const field of SEARCH_FIELDS) {
    const text = valueText(search, field)
    if (text.length > 0 && field !== 'page') query[field] = text
  }
  if (search.page > 1) query.page = String(search.page)
  return query
}

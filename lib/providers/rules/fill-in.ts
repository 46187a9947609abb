import type { Search } from '../schema/search'
import { searchQuery } from '../schema/search-query'
import { EMPTY_SEARCH } from './empty-search'

/**
 * Whether another source may answer instead of the directory: only where it has nobody, not where filters left nobody.
 * Other sources know neither our filters nor further pages; distance, order and view are no filters.
 */
export function mayFillIn(search: Search, totalHere: number): boolean {
  const { distance, sort, view } = EMPTY_SEARCH
  return totalHere === 0 && Object.keys(searchQuery({ ...search, distance, sort, view })).length === 0
}

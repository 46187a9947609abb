import { EMPTY_SEARCH } from '@/lib/providers/rules/empty-search'
import type { Search } from '@/lib/providers/schema/search'

/**
 * What a saved search is, whichever way its address was written: order, page and view are how it is looked at. A child's months
 * find nobody else, and stay out of what is kept and mailed.
 */
export function watchedSearch(search: Search): Search {
  const { sort, page, view, openNow, born, start } = EMPTY_SEARCH
  return { ...search, sort, page, view, openNow, born, start }
}

import { routes } from '@/lib/platform/http/routes'
import { searchQuery } from '@/lib/search/rules/search-query'
import type { Search } from '@/lib/search/schema'

/** The address of a search; `typed` is the place as it was typed. */
export function searchHref(typed: string, search: Search): string {
  return routes.search(searchQuery(search, typed))
}

import { routes } from '@/lib/platform/routes'
import type { Search } from '@/lib/providers/schema/search'
import { searchQuery } from '@/lib/providers/schema/search-query'

/** The address of a search; `typed` is the place as it was typed. */
export function searchHref(typed: string, search: Search): string {
  return routes.search(searchQuery(search, typed))
}

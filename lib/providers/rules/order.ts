import type { Sort } from '../catalogue/search-options'
import type { Search } from '../schema/search'

/** The order of a search that asked for none: on the way to work the least detour first, else the best match. */
export function usualOrder({ workZip }: Pick<Search, 'workZip'>): Sort {
  return workZip === null ? 'best' : 'detour'
}

/** The order a search is answered in. Without a way to work nobody makes a detour. */
export function orderOf({ sort, workZip }: Pick<Search, 'sort' | 'workZip'>): Sort {
  return sort === null || (sort === 'detour' && workZip === null) ? usualOrder({ workZip }) : sort
}

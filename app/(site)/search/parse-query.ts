import type { SearchRequest } from '@/components/search/types'
import { readSearch } from '@/lib/search/schema'

type Query = Record<string, string | string[] | undefined>

/** Parses the search page's query. An invalid value is ignored, and its parameter is reported. */
export function parseQuery({ zipCode, filters, ...rest }: Query): SearchRequest {
  const childTyped = { age: firstOf(rest.age), born: firstOf(rest.born), start: firstOf(rest.start) }
  return {
    typed: firstOf(zipCode),
    workTyped: firstOf(rest.workZip),
    childTyped,
    showsAllFilters: firstOf(filters) === 'all',
    ...readSearch(rest),
  }
}

function firstOf(value: string | string[] | undefined): string {
  return ([value].flat()[0] ?? '').trim()
}

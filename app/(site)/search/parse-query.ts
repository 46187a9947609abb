import type { SearchRequest } from '@/components/search/types'
import { ageAtStart } from '@/lib/families/fit/rules/needs'
import { MONTH_PATTERN, monthOf } from '@/lib/families/profile/rules'
import { routes } from '@/lib/platform/http/routes'
import { now } from '@/lib/platform/time/clock'
import { findPlainWords } from '@/lib/search/queries/search'
import { searchQuery } from '@/lib/search/rules/filters'
import { skippedWords, withPlainWords } from '@/lib/search/rules/plain-words'
import { readSearch } from '@/lib/search/schema'

type Query = Record<string, string | string[] | undefined>

/** The place as typed, from the search page's query. */
export const typedPlace = ({ zipCode }: Query): string => firstOf(zipCode)

/** Parses the search page's query. An invalid value is ignored, and its parameter is reported. */
export function parseQuery({ zipCode, skipped, filters, born, ...rest }: Query): SearchRequest {
  if (born && !rest.age) rest.age = ageOf(firstOf(born), firstOf(rest.start))
  const childTyped = { age: firstOf(rest.age), start: firstOf(rest.start) }
  return {
    typed: firstOf(zipCode),
    workTyped: firstOf(rest.workZip),
    childTyped,
    skipped: skippedWords(firstOf(skipped)),
    showsAllFilters: firstOf(filters) === 'all',
    ...readSearch(rest),
  }
}

/**
 * The address of a search whose place is written in plain words: with the place and the filters as parameters, so that it is
 * shared, cached and left with the back button like any other. Null for an ordinary place.
 */
export async function plainWordsAddress(query: Query): Promise<string | null> {
  const words = await findPlainWords(typedPlace(query))
  if (!words) return null
  const { search } = parseQuery(query)
  const { zipCode, ...found } = words.query
  const parameters = searchQuery(
    readSearch(withPlainWords(searchQuery({ ...search, page: 1, bounds: null }), found)).search,
    zipCode,
  )
  return routes.search({ ...parameters, ...(words.skipped && { skipped: words.skipped }) })
}

/** The age when care starts, from the month of birth that addresses contained before 2026-11-24. */
function ageOf(birthMonth: string, startMonth: string): string {
  const [birth, start] = [birthMonth, startMonth].map((month) => (MONTH_PATTERN.test(month) ? month : null))
  return birth ? String(ageAtStart({ birthMonth: birth, startMonth: start ?? null }, monthOf(now()))) : birthMonth
}

function firstOf(value: string | string[] | undefined): string {
  return ([value].flat()[0] ?? '').trim()
}

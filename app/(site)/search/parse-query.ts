import type { SearchRequest } from '@/components/search/types'
import { ageAtStart } from '@/lib/families/fit/rules/needs'
import { MONTH_PATTERN, monthOf } from '@/lib/families/profile/rules'
import { now } from '@/lib/platform/time/clock'
import { readSearch } from '@/lib/search/schema'

type Query = Record<string, string | string[] | undefined>

/** Parses the search page's query. An invalid value is ignored, and its parameter is reported. */
export function parseQuery({ zipCode, filters, born, ...rest }: Query): SearchRequest {
  if (born && !rest.age) rest.age = ageOf(firstOf(born), firstOf(rest.start))
  const childTyped = { age: firstOf(rest.age), start: firstOf(rest.start) }
  return {
    typed: firstOf(zipCode),
    workTyped: firstOf(rest.workZip),
    childTyped,
    showsAllFilters: firstOf(filters) === 'all',
    ...readSearch(rest),
  }
}

/** The age when care starts, from the month of birth that addresses contained before 2026-11-24. */
function ageOf(birthMonth: string, startMonth: string): string {
  const [birth, start] = [birthMonth, startMonth].map((month) => (MONTH_PATTERN.test(month) ? month : null))
  return birth ? String(ageAtStart({ birthMonth: birth, startMonth: start ?? null }, monthOf(now()))) : birthMonth
}

function firstOf(value: string | string[] | undefined): string {
  return ([value].flat()[0] ?? '').trim()
}

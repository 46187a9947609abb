import { AGE_BANDS } from '@/lib/providers/catalogue/age-bands'
import { askedBands } from '@/lib/providers/rules/asked-ages'
import { askedGroups } from '@/lib/providers/rules/filter-groups'
import type { Search } from '@/lib/providers/schema/search'
import type { SearchCountKind } from '@/prisma/generated/enums'

export type SearchPart = { kind: SearchCountKind; key: string }

/** More filters than this are nobody's wish. */
const MOST_FILTERS = 20

/** What is counted of a search, at an hour (0 to 23) of the place's clocks: each part by itself. */
export function partsOf(search: Search, hour: number): SearchPart[] {
  const bands = askedBands(search)
  const hasAge = search.age !== null || search.ageRange.length > 0
  const filters = askedGroups(search)
    .filter((group) => group !== 'age')
    .flatMap((group) => {
      const value = search[group]
      // A price or a time is told as having been asked for, not which.
      return Array.isArray(value) ? value.map((one) => `${group}:${one}`) : [group]
    })
  return [
    { kind: 'search', key: '' },
    { kind: 'hour', key: String(hour) },
    ...(hasAge ? bands.map((index) => ({ kind: 'age' as const, key: AGE_BANDS[index]?.code ?? '' })) : []),
    ...filters.slice(0, MOST_FILTERS).map((key) => ({ kind: 'filter' as const, key })),
  ]
}

import { type LocalMedian, MEDIAN_MIN_PROVIDERS, type PlaceFigures } from '@/lib/providers/landing/rules/figures'
import { AGE_BANDS, type AgeBandCode } from '@/lib/providers/rules/ages'
import { requestedBands } from '@/lib/search/rules/facets'
import { requestedGroups } from '@/lib/search/rules/filters'
import type { Search } from '@/lib/search/schema'
import type { SearchCountKind } from '@/prisma/generated/enums'
import type { MarketInsights } from './schema'

/** A smaller number could tell of one person (product.md: "never fewer than 5"). */
export const FEWEST = 5

/** A number that may be shown; null for fewer than five. */
export const shownCount = (count: number): number | null => (count < FEWEST ? null : count)

type Counted = { key: string; count: number }

/** The sum of rows that stand below it. What a reader could find out by taking the shown ones off it is five or more, or not in it. */
export function shownTotal(rows: readonly Counted[]): number | null {
  const sum = (some: readonly Counted[]) => some.reduce((total, { count }) => total + count, 0)
  const hidden = sum(rows.filter(({ count }) => count < FEWEST))
  return shownCount(sum(rows) - (hidden < FEWEST ? hidden : 0))
}

/** The rows that may be shown, the largest first, equal ones by name. */
export function shownRows<Row extends Counted>(rows: readonly Row[], most: number): Row[] {
  return rows
    .filter(({ count }) => count >= FEWEST)
    .toSorted((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
    .slice(0, most)
}

type Own = { band: AgeBandCode; tuitionWeeklyCents: number | null }
type City = { city: string } & Pick<PlaceFigures, 'total' | 'withOpenings'>

/** A provider's prices beside the medians around it; ages without a median are left out. */
export function marketOf(own: readonly Own[], medians: readonly LocalMedian[], city: City): MarketInsights {
  return {
    prices: medians.map(({ band, median, providers, place }) => ({
      band,
      ownCents: own.find((one) => one.band === band)?.tuitionWeeklyCents ?? null,
      medianCents: median,
      providers,
      place,
    })),
    openings:
      city.total < MEDIAN_MIN_PROVIDERS
        ? null
        : { place: city.city, providers: city.total, withOpenings: city.withOpenings },
  }
}

export type SearchPart = { kind: SearchCountKind; key: string }

/** More filters than this are nobody's wish. */
const MOST_FILTERS = 20

/** What is counted of a search, at an hour (0 to 23) of the place's clocks: each part by itself. */
export function partsOf(search: Search, hour: number): SearchPart[] {
  const bands = requestedBands(search)
  const hasAge = search.age !== null || search.ageRange.length > 0
  const filters = requestedGroups(search)
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

import { type LocalMedian, MEDIAN_MIN_PROVIDERS, type PlaceFigures } from '@/lib/providers/landing/rules/figures'
import { AGE_BANDS, type AgeBandCode } from '@/lib/providers/rules/ages'
import { requestedBands } from '@/lib/search/rules/facets'
import { requestedGroups } from '@/lib/search/rules/filters'
import type { Search } from '@/lib/search/schema'
import type { SearchCountKind } from '@/prisma/generated/enums'
import type { MarketInsights } from './schema'

/** A smaller number could identify a person. */
export const MIN_SHOWN_COUNT = 5

/** The count if it may be shown; null for fewer than five. */
export const shownCount = (count: number): number | null => (count < MIN_SHOWN_COUNT ? null : count)

type Counted = { key: string; count: number }

/** The total of the rows. Includes hidden rows only if they add up to five or more, so that subtracting the shown rows does not reveal a small number. */
export function shownTotal(rows: readonly Counted[]): number | null {
  const sum = (rowsToAdd: readonly Counted[]) => rowsToAdd.reduce((total, { count }) => total + count, 0)
  const hidden = sum(rows.filter(({ count }) => count < MIN_SHOWN_COUNT))
  return shownCount(sum(rows) - (hidden < MIN_SHOWN_COUNT ? hidden : 0))
}

/** The rows that may be shown, largest first; ties are sorted by key. */
export function shownRows<Row extends Counted>(rows: readonly Row[], limit: number): Row[] {
  return rows
    .filter(({ count }) => count >= MIN_SHOWN_COUNT)
    .toSorted((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
    .slice(0, limit)
}

type Own = { band: AgeBandCode; tuitionWeeklyCents: number | null }
type City = { city: string } & Pick<PlaceFigures, 'total' | 'withOpenings'>

/** A provider's prices next to the local medians; ages without a median are omitted. */
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

type SearchPart = { kind: SearchCountKind; key: string }

/** The maximum number of filters counted per search, more than any family sets. */
const MAX_FILTERS = 20

/** The parts of a search that are counted separately. `hour` is 0 to 23 in the place's time zone. */
export function partsOf(search: Search, hour: number): SearchPart[] {
  const bands = requestedBands(search)
  const hasAge = search.age !== null || search.ageRange.length > 0
  const filters = requestedGroups(search)
    .filter((group) => group !== 'ageRange' && group !== 'hours')
    .flatMap((group) => {
      const value = search[group]
      // For a price or a time, only the use of the filter is counted, not its value.
      return Array.isArray(value) ? value.map((one) => `${group}:${one}`) : [group]
    })
  const times = (['dropOff', 'pickUp'] as const).filter((field) => search[field] !== null)
  return [
    { kind: 'search', key: '' },
    { kind: 'hour', key: String(hour) },
    ...(hasAge ? bands.map((index) => ({ kind: 'age' as const, key: AGE_BANDS[index]?.code ?? '' })) : []),
    ...[...filters, ...times].slice(0, MAX_FILTERS).map((key) => ({ kind: 'filter' as const, key })),
  ]
}

import { lineTexts } from '@/components/fit/line-texts'
import { savedSearchTexts } from '@/components/saved-searches/texts'
import { ageText } from '@/lib/families/rules/ages'
import { careStart } from '@/lib/fit/rules/age-at-start'
import { parsePlaceQuery } from '@/lib/locations/rules/parse-place-query'
import { DEFAULT_DETOUR, DEFAULT_DISTANCE } from '@/lib/providers/catalogue/search-options'
import { choiceKey } from '@/lib/providers/rules/choice-key'
import type { SearchCounts } from '@/lib/providers/rules/count-facets'
import { FACETS } from '@/lib/providers/rules/facets'
import { whyNoWay } from '@/lib/providers/rules/way-to-work'
import type { Search } from '@/lib/providers/schema/search'
import { searchQuery } from '@/lib/providers/schema/search-query'
import { LONGEST_NAME } from '@/lib/saved-searches/rules/limits'
import { watchedSearch } from '@/lib/saved-searches/rules/watched-search'
import { activeFilters } from './active-filters'
import { searchMessages as messages } from './messages'
import type { Results, Way } from './types'

/** The document's title; names the place if it can be one. */
export function titleOf(typed: string): string {
  const isPlace = ['zip', 'name'].includes(parsePlaceQuery(typed).kind)
  return messages.metaTitle(isPlace ? typed : null)
}

/** "Orlando, FL 32801 · 47 providers within 10 miles, 12 with a confirmed opening" */
export function summaryOf({ place, search, way, total, counts }: Results): string {
  const withOpening = choiceCounts(counts)[choiceKey('openings', 'confirmed')] ?? 0
  if (way?.kind === 'along')
    return messages.wayLine(place.label, workLabel(way), total, search.detour ?? DEFAULT_DETOUR, withOpening)
  const miles = search.distance ?? (place.kind === 'county' ? null : DEFAULT_DISTANCE)
  return messages.resultLine(place.label, total, search.bounds ? 'area' : miles, withOpening)
}

/** The counts of a search by choice ("program:vpk"). */
export function choiceCounts(counts: Results['counts']): SearchCounts['choices'] {
  return Object.fromEntries(
    FACETS.flatMap(({ group, value }, index) => {
      const count = counts[index]
      return count == null ? [] : [[choiceKey(group, value), count]]
    }),
  )
}

/** What a saved search is called until its owner renames it. */
export function savedNameOf({ place, search }: Pick<Results, 'place' | 'search'>): string {
  const filters = activeFilters(watchedSearch(search)).map(({ label }) => label)
  return savedSearchTexts.nameOf(place.label, filters).slice(0, LONGEST_NAME)
}

/** Why the way to work could not be searched; empty where it could, or was not requested. */
export function wayProblem(way: Way | null): string {
  return way === null || way.kind === 'along' ? '' : `${whyNoWay(way)} ${messages.nearHome}`
}

export function emptyTitle({ place, way }: Results): string {
  return way?.kind === 'along' ? messages.emptyWay(place.label, workLabel(way)) : messages.empty(place.label)
}

/** "22 months old in January 2027": a typed child; null when none was typed. `thisMonth` is "YYYY-MM". */
export function childSummary({ born, start }: Search, thisMonth: string): string | null {
  if (born === null) return null
  const begins = careStart({ birthMonth: born, startMonth: start }, thisMonth)
  return lineTexts.at(ageText(born, begins), begins)
}

/** The filters and order that a search for another place takes along, as names and values. */
export function filterPairs(search: Search): [string, string][] {
  const query = searchQuery({ ...search, page: 1, bounds: null })
  return Object.entries(query).flatMap(([name, values]) =>
    [values ?? []].flat().map((value): [string, string] => [name, value]),
  )
}

/** "Winter Park 32789" */
function workLabel({ city, zip }: { city: string; zip: string }): string {
  return `${city} ${zip}`
}

import type { NeedsQuery } from '@/components/families/fit/fit-view'
import { routes } from '@/lib/platform/http/routes'
import { ageBandOf } from '@/lib/providers/rules/ages'
import { DEFAULT_DETOUR, DEFAULT_DISTANCE } from '@/lib/search/catalogue/options'
import { FACETS, type SearchCounts } from '@/lib/search/rules/facets'
import {
  choiceKey,
  EMPTY_SEARCH,
  type FilterGroup,
  hasNeeds,
  requestedGroups,
  searchQuery,
  showsOver,
  wayErrorMessage,
  withoutGroup,
} from '@/lib/search/rules/filters'
import { MAX_SEARCH_NAME_LENGTH, savedPart } from '@/lib/search/saved-searches/rules/saved-searches'
import type { Search } from '@/lib/search/schema'
import { activeFilters } from './filters/active-filters'
import { filterMessages } from './filters/messages'
import { searchMessages as messages } from './messages'
import { savedSearchMessages } from './saved-searches/messages'
import type { Results, Way } from './types'

const CONFIRMED_OPENING = FACETS.findIndex(({ group }) => group === 'openings')

/** "Orlando, FL 32801 · 47 providers within 10 miles, 12 with a confirmed opening" */
export function summaryOf(results: Results): string {
  const { place, search, way, counts } = results
  const total = matchingCount(results)
  const withOpening = counts[CONFIRMED_OPENING] ?? 0
  if (way?.kind === 'along')
    return messages.wayLine(place.label, workLabel(way), total, search.detour ?? DEFAULT_DETOUR, withOpening)
  const miles = search.distance ?? (place.kind === 'county' ? null : DEFAULT_DISTANCE)
  return messages.resultLine(place.label, total, search.bounds ? 'area' : miles, withOpening)
}

/** " within 10 miles, 12 with a confirmed opening": what the heading adds where there is room. Empty for a way to work. */
export function areaOf({ place, search, way, counts, total }: Results): string {
  if (way?.kind === 'along') return ''
  const miles = search.distance ?? (place.kind === 'county' ? null : DEFAULT_DISTANCE)
  return messages.area(search.bounds ? 'area' : miles, total, counts[CONFIRMED_OPENING] ?? 0)
}

/** "32801", "Infant, from January", "to $275": the search in one line, its place first. */
export function pillParts({ place, search, way }: Results, typed: string): string[] {
  const { age, start, ageRange, priceRange, bounds, distance } = search
  const where = /^\d{5}$/.test(typed.trim()) ? typed.trim() : place.label.replace(/, [A-Z]{2}$/, '')
  const child =
    age === null
      ? ageRange.map(filterMessages.ageRange).join(', ')
      : filterMessages.pillChild(ageBandOf(age)?.adjective ?? '', start)
  const price = priceRange ? filterMessages.shortPrice(priceRange) : ''
  return [where, child, areaPart(), price].filter((part) => part !== '')

  /** The usual distance only where there is room for it on a phone. */
  function areaPart(): string {
    if (bounds) return messages.pillArea
    if (way?.kind === 'along') return messages.pillWay(way.zip)
    const isLong = child !== '' && (price !== '' || (age !== null && start !== null))
    const isUsual = distance === null && (place.kind === 'county' || isLong)
    return isUsual ? '' : messages.pillMiles(distance ?? DEFAULT_DISTANCE)
  }
}

/** How many results the search is known to match. What is unknown about a child's fit is no reason to leave anyone out. */
export function matchingCount({ search, total, unknown }: Pick<Results, 'search' | 'total' | 'unknown'>): number {
  return hasNeeds(search) || showsOver(search) ? total : total - unknown
}

/** The number on "Show 59 providers": of those that match, or of all where none is known to. */
export const shownCount = (results: Pick<Results, 'search' | 'total' | 'unknown'>): number =>
  matchingCount(results) || results.total

/** Where nothing was found: the search without one of its filters, and how many that finds, the most first. */
export function searchesWithout({ search, without }: Results) {
  return requestedGroups(search)
    .map((group) => ({
      search: withoutGroup(search, group),
      label: labelOfGroup(search, group),
      count: without[group] ?? 0,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
}

/** "VPK", "Infants, 14 months old" */
function labelOfGroup(search: Search, group: FilterGroup): string {
  const rest = activeFilters(withoutGroup(search, group)).map(({ key }) => key)
  return activeFilters(search)
    .filter(({ key }) => !rest.includes(key))
    .map(({ label }) => label)
    .join(', ')
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

/** A saved search's default name. */
export function savedNameOf({ place, search }: Pick<Results, 'place' | 'search'>): string {
  const filters = activeFilters(savedPart(search)).map(({ label }) => label)
  return savedSearchMessages.nameOf(place.label, filters).slice(0, MAX_SEARCH_NAME_LENGTH)
}

/** Why the route to work could not be used; empty if it was, or was not requested. */
export function wayProblem(way: Way | null): string {
  return way === null || way.kind === 'along' ? '' : `${wayErrorMessage(way)} ${messages.nearHome}`
}

export function emptyTitle({ place, way }: Results): string {
  return way?.kind === 'along' ? messages.emptyWay(place.label, workLabel(way)) : messages.empty(place.label)
}

/** The child's needs as in the search's address. */
export function needsQuery(search: Search): NeedsQuery {
  const { age, start, days, dropOff, pickUp } = searchQuery(search)
  return { age, start, days, dropOff, pickUp }
}

const { age, start, days, dropOff, pickUp } = EMPTY_SEARCH
const NO_NEEDS = { age, start, days, dropOff, pickUp }

/** The URL of the same search for a child with other needs. */
export const hrefForNeeds = (typed: string, search: Search) => (needs: NeedsQuery) =>
  routes.search({ ...searchQuery({ ...search, ...NO_NEEDS, page: 1 }, typed), ...needs })

/** The filters and order to preserve for a search of another place, as names and values. */
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

/** The URL of a search; `typed` is the place as entered. */
export function searchHref(typed: string, search: Search): string {
  return routes.search(searchQuery(search, typed))
}

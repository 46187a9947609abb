import type { NeedsQuery } from '@/components/families/fit/fit-view'
import { placeNameIn } from '@/lib/places/rules/local-names'
import { routes } from '@/lib/platform/http/routes'
import { type Locale, listText } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import { monthName } from '@/lib/platform/time/dates'
import { ageBandOf } from '@/lib/providers/rules/ages'
import { DEFAULT_DETOUR, DEFAULT_DISTANCE, wayErrorMessage } from '@/lib/search/catalogue/options'
import { FACETS, type SearchCounts } from '@/lib/search/rules/facets'
import {
  choiceKey,
  countsUnknown,
  EMPTY_SEARCH,
  type FilterGroup,
  queryPairs,
  requestedGroups,
  searchQuery,
  withoutGroup,
} from '@/lib/search/rules/filters'
import { MAX_SEARCH_NAME_LENGTH, savedPart } from '@/lib/search/saved-searches/rules/saved-searches'
import type { Search, SearchField } from '@/lib/search/schema'
import { activeFilters, monthNumber, shortPriceText } from './filters/filter-texts'
import type { FilterTexts, Results, Texts, Way } from './types'

const CONFIRMED_OPENING = FACETS.findIndex(({ group }) => group === 'openings')

/** "Orlando, FL 32801 · 47 providers within 10 miles, 12 with a confirmed opening" */
export function summaryOf(results: Results, t: Texts['t'], locale: Locale): string {
  const { place, search, way, counts } = results
  const label = placeNameIn(locale, place.label)
  const shared = { place: label, total: matchingCount(results), open: counts[CONFIRMED_OPENING] ?? 0 }
  return way?.kind === 'along'
    ? t('wayLine', { ...shared, work: workLabel(way), miles: search.detour ?? DEFAULT_DETOUR })
    : t('resultLine', { ...shared, ...searchedArea(results) })
}

/** The area as the arguments of a message: a part of the map, some miles, or neither for a county. */
function searchedArea({ place, search }: Pick<Results, 'place' | 'search'>) {
  const miles = search.distance ?? (place.kind === 'county' ? null : DEFAULT_DISTANCE)
  if (search.bounds) return { area: 'map', miles: 0 } as const
  return miles === null ? ({ area: 'county', miles: 0 } as const) : ({ area: 'near', miles } as const)
}

/** " within 10 miles, 12 with a confirmed opening": what the heading adds where there is room. Empty for a route to work. */
export function areaOf(results: Results, t: Texts['t']): string {
  const { way, counts, total } = results
  if (way?.kind === 'along') return ''
  return t('area', { ...searchedArea(results), total, open: counts[CONFIRMED_OPENING] ?? 0 })
}

/** "32801", "Infant, from January", "to $275": the search in one line, its place first. */
export function pillParts({ place, search, way }: Results, typed: string, { t, filters }: Texts): string[] {
  const { age, start, ageRange, priceRange, bounds, distance } = search
  const where = /^\d{5}$/.test(typed.trim())
    ? typed.trim()
    : placeNameIn(filters.locale, place.label).replace(/, [A-Z]{2}$/, '')
  const band = age === null ? null : ageBandOf(age)
  const groups = ageRange.map((code) => filters.t(`ageGroups.${code}`)).join(', ')
  const child = age === null ? groups : childPart(band ? filters.t(`pillRooms.${band.code}`) : '')
  const price = priceRange ? shortPriceText(priceRange, filters.t) : ''
  return [where, child, areaPart(), price].filter((part) => part !== '')

  function childPart(room: string): string {
    if (start === null) return room
    return filters.t('pillChildFrom', { room, month: monthName(filters.locale, monthNumber(start)) })
  }

  /** The default distance is shown only if a phone has room for it. */
  function areaPart(): string {
    if (bounds) return t('pillArea')
    if (way?.kind === 'along') return t('pillWay', { zip: way.zip })
    const isLong = child !== '' && (price !== '' || (age !== null && start !== null))
    const isUsual = distance === null && (place.kind === 'county' || isLong)
    return isUsual ? '' : t('pillMiles', { miles: distance ?? DEFAULT_DISTANCE })
  }
}

/** How many results count as matches: all if the search counts unknown facts (countsUnknown), otherwise those known to match. */
export function matchingCount({ search, total, unknown }: Pick<Results, 'search' | 'total' | 'unknown'>): number {
  return countsUnknown(search) ? total : total - unknown
}

/** The number on "Show 59 providers": those that match, or all if none is known to match. */
export const shownCount = (results: Pick<Results, 'search' | 'total' | 'unknown'>): number =>
  matchingCount(results) || results.total

/** If nothing was found: the search without each of its filters and how many that finds, the most first. */
export function searchesWithout({ search, without }: Results, filters: FilterTexts) {
  return requestedGroups(search)
    .map((group) => ({
      search: withoutGroup(search, group),
      label: labelOfGroup(search, group, filters),
      count: without[group] ?? 0,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
}

/** "VPK", "Infants, 14 months old" */
function labelOfGroup(search: Search, group: FilterGroup, filters: FilterTexts): string {
  const rest = activeFilters(withoutGroup(search, group), filters).map(({ key }) => key)
  return activeFilters(search, filters)
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
export function savedNameOf({ place, search }: Pick<Results, 'place' | 'search'>, filters: FilterTexts): string {
  const labels = activeFilters(savedPart(search), filters).map(({ label }) => label)
  return [placeNameIn(filters.locale, place.label), ...labels].join(', ').slice(0, MAX_SEARCH_NAME_LENGTH)
}

/** Why the route to work could not be used; empty if it was, or was not requested. */
export function wayProblem(way: Way | null, t: Texts['t'], messageText: (text: string) => string): string {
  return way === null || way.kind === 'along'
    ? ''
    : t('searchedNearHome', { problem: messageText(wayErrorMessage(way)) })
}

export function emptyTitle({ place, way }: Results, t: Translate<'search.alternatives'>, locale: Locale): string {
  return way?.kind === 'along'
    ? t('emptyWay', { place: place.label, work: workLabel(way) })
    : t('empty', { place: placeNameIn(locale, place.label, 'within') })
}

/** Words of the place field that were not understood. */
export function skippedText(words: readonly string[], { t, filters }: Texts): string {
  const quoted = words.map((text) => t('quoted', { text }))
  return t('skipped', { words: listText(filters.locale, quoted) })
}

/** Parameters of the address that were not understood, by the names of their fields. */
export function ignoredText(fields: readonly SearchField[], { t, filters }: Texts): string {
  const quoted = fields.map((field) => t('quoted', { text: nameOf(field) }))
  return t('ignored', { fields: listText(filters.locale, quoted) })

  function nameOf(field: SearchField): string {
    if (field === 'view') return t('viewLabel')
    if (field === 'sort') return t('sortLabel')
    if (field === 'page') return t('page')
    if (field === 'ageRange') return filters.t('ageRanges')
    return filters.t(field === 'over' ? 'overShown' : field)
  }
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
  return queryPairs(searchQuery({ ...search, page: 1, bounds: null }))
}

/** "Winter Park 32789" */
function workLabel({ city, zip }: { city: string; zip: string }): string {
  return `${city} ${zip}`
}

/** The URL of a search; `typed` is the place as entered. */
export function searchHref(typed: string, search: Search): string {
  return routes.search(searchQuery(search, typed))
}

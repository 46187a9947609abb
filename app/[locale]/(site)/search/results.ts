import { type FitTexts, rowValuesOf } from '@/components/providers/row-values'
import type { Alternatives, Results, SearchOutcome, SearchRequest } from '@/components/search/types'
import { frameOf } from '@/lib/places/map/rules/marks'
import { findCoverage, listFeaturedLocations } from '@/lib/places/queries/locations'
import { METERS_PER_MILE } from '@/lib/places/rules/geo'
import { stateName } from '@/lib/places/rules/place-names'
import { stateOf } from '@/lib/places/rules/place-query'
import type { PlaceOption } from '@/lib/places/types'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import { now } from '@/lib/platform/time/clock'
import { todayIn } from '@/lib/platform/time/dates'
import type { FoundProvider } from '@/lib/providers/types'
import { DETOURS, DISTANCES } from '@/lib/search/catalogue/options'
import {
  findGooglePlaces,
  findMapPoints,
  findPlainWords,
  resolvePlaceAndWork,
  searchProviders,
} from '@/lib/search/queries/search'
import {
  areaOf,
  type CorridorArea,
  type KnownPlace,
  requestedArea,
  type SearchArea,
  type WayToWork,
} from '@/lib/search/rules/area'
import { FACETS, requestedBands, type SearchCounts } from '@/lib/search/rules/facets'
import {
  choiceKey,
  EMPTY_SEARCH,
  requestedGroups,
  searchNeeds,
  searchQuery,
  withoutGroups,
} from '@/lib/search/rules/filters'
import { skippedWords, withPlainWords } from '@/lib/search/rules/plain-words'
import { readSearch, type Search } from '@/lib/search/schema'

/**
 * The data of the search page: the place, the providers, and alternatives when nothing was found. Plain values, which
 * are serialized to the browser.
 */
export async function findResults(
  { typed, search: requested }: SearchRequest,
  fitTexts: FitTexts,
): Promise<SearchOutcome> {
  const [place, work] = await resolvePlaceAndWork(typed, requested)
  if (place.kind === 'invalid')
    return { kind: 'first-visit', isInvalid: typed !== '', cities: await listFeaturedLocations() }
  if (place.kind === 'ambiguous') return { kind: 'ambiguous', query: place.query, options: place.options }
  if (place.kind === 'unknown') {
    const options = usefulOptions(place.query, place.suggestions)
    if (stateOf(place.query) === SITE.homeState) return { kind: 'state', query: stateName(SITE.homeState), options }
    return { kind: 'unknown', query: place.query, options }
  }
  const time = now()
  const { area, search, way, along } = requestedArea(place, requested, work)
  const near = areaOf(place, search.distance)
  const today = todayIn(near.timeZone, time)
  const [{ providers, total, pageCount, counts }, map] = await Promise.all([
    searchProviders(area, search, time),
    search.view === 'map' ? findMap(area, search, time) : null,
  ])
  const [alternatives, places, unfiltered] =
    total === 0
      ? await Promise.all([
          findAlternatives(place, along, search, time),
          findGooglePlaces(near, search, time),
          countUnfiltered(area, search, counts, time),
        ])
      : [null, [], 0]

  const needs = searchNeeds(search, today.slice(0, 7))
  const bands = requestedBands(search)
  const rowsOf = (found: readonly FoundProvider[], ages?: readonly number[]) =>
    found.map((provider) => rowValuesOf(provider, today, ages, needs && { ...fitTexts, needs }))
  return {
    kind: 'results',
    place: { kind: place.kind, label: place.label },
    search,
    way: way && withoutArea(way),
    today,
    total,
    unknown: counts.unknown,
    unfit: counts.unfit,
    pageCount,
    counts: FACETS.map(({ group, value }) => counts.choices[choiceKey(group, value)] ?? null),
    without: total === 0 ? counts.without : {},
    rows: rowsOf(providers, bands),
    alternatives: alternatives && {
      farther: alternatives.farther,
      matching: rowsOf(alternatives.matching, bands),
      nearest: rowsOf(alternatives.nearest),
      coverage: alternatives.coverage,
      unfiltered,
    },
    places,
    map,
  }
}

/** Similar places with providers; if there are none, names that may be meant, but not ZIP codes that merely look similar. */
function usefulOptions(query: string, options: readonly PlaceOption[]): PlaceOption[] {
  const withProviders = options.filter(({ providerCount }) => providerCount > 0)
  return withProviders.length > 0 || /^\d+$/.test(query) ? withProviders : [...options]
}

function withoutArea(way: WayToWork): Results['way'] {
  if (way.kind !== 'along') return way
  const { kind, zip, city } = way
  return { kind, zip, city }
}

/** All results of a search, for the map. */
async function findMap(area: SearchArea, search: Search, time: Date): Promise<Results['map']> {
  const points = await findMapPoints(area, search, time)
  return { points, frame: frameOf(area, points), isArea: 'box' in area }
}

const FARTHEST_MILES = 50
const LONGEST_DETOUR = Math.max(...DETOURS) * METERS_PER_MILE
/** How far to look without filters: a long drive is still better than an empty page. */
const NEAREST_MILES = 150
const MAX_OFFERED = 3

type FoundAlternatives = {
  farther: { miles: number; count: number }[]
  matching: FoundProvider[]
  nearest: FoundProvider[]
  coverage: Alternatives['coverage']
}

/** When nothing was found: how many there are farther away or with a longer detour, and the nearest ones. */
async function findAlternatives(
  place: KnownPlace,
  corridor: CorridorArea | null,
  search: Search,
  time: Date,
): Promise<FoundAlternatives> {
  const [area, group, miles] = corridor
    ? ([{ ...corridor, detourMeters: LONGEST_DETOUR }, 'detour', DETOURS] as const)
    : ([areaOf(place, FARTHEST_MILES), 'distance', DISTANCES] as const)
  const farther = await searchProviders(area, { ...search, sort: group, page: 1 }, time)
  const matching = nearestFirst(farther.providers)
  const nearest = matching.length > 0 ? [] : await findNearest(place, time)
  return {
    farther: miles
      .map((limit) => ({ miles: limit, count: farther.counts.choices[choiceKey(group, String(limit))] ?? 0 }))
      .filter(({ count }) => count > 0)
      .slice(0, MAX_OFFERED),
    matching,
    nearest,
    coverage: await coverageFor(place, matching.length + nearest.length > 0),
  }
}

/** If omitting a single filter finds nothing: how many there are in the same area without any filter; otherwise 0. */
async function countUnfiltered(area: SearchArea, search: Search, { without }: SearchCounts, time: Date) {
  const excludes = requestedGroups(search).length > 0 || search.hide.includes('unknown')
  if (!excludes || Object.values(without).some((count) => count > 0)) return 0
  const { total } = await searchProviders(area, withoutGroups(search), time)
  return total
}

/** Where we have providers; null if we have some in the place's state and any are in reach. */
async function coverageFor(place: KnownPlace, hasAnyInReach: boolean): Promise<Alternatives['coverage']> {
  const coverage = await findCoverage(areaOf(place, null).center)
  const state = stateName(stateOfPlace(place))
  const isCovered = coverage.states.includes(state)
  return isCovered && hasAnyInReach ? null : { ...coverage, state: isCovered ? null : state }
}

function stateOfPlace(place: KnownPlace): string {
  if (place.kind === 'zip') return place.zip.state
  return place.kind === 'city' ? place.location.state : place.county.state
}

async function findNearest(place: KnownPlace, time: Date) {
  const area = { ...areaOf(place, FARTHEST_MILES), radiusMeters: NEAREST_MILES * METERS_PER_MILE }
  const { providers } = await searchProviders(area, { ...EMPTY_SEARCH, sort: 'distance' }, time)
  return nearestFirst(providers)
}

/** A search puts a sponsored provider first; among the nearest, only the distance counts. */
function nearestFirst(providers: readonly FoundProvider[]): FoundProvider[] {
  const extraMeters = ({ detourMeters, distanceMeters }: FoundProvider) => detourMeters ?? distanceMeters
  return providers.toSorted((one, other) => extraMeters(one) - extraMeters(other)).slice(0, MAX_OFFERED)
}

type Query = Record<string, string | string[] | undefined>

/** The place as typed, from the search page's query. */
export const typedPlace = ({ zipCode }: Query): string => firstOf(zipCode)

/** Parses the search page's query. An invalid value is ignored, and its parameter is reported. */
export function parseQuery({ zipCode, skipped, filters, ...rest }: Query): SearchRequest {
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
 * The URL of a search that was entered in plain words, with the place and the filters as parameters, so that it can be shared,
 * cached and left with the back button like any other. Null if only a place was entered.
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

function firstOf(value: string | string[] | undefined): string {
  return ([value].flat()[0] ?? '').trim()
}

import { judgeFit } from '@/lib/families/fit/rules/judge'
import type { Fit, FitFacts } from '@/lib/families/fit/schema'
import { HOME_FACTS } from '@/lib/places/catalogue/state-facts'
import { distanceMeters, METERS_PER_MILE, type Point } from '@/lib/places/rules/geo'
import { daysBetween, todayIn } from '@/lib/platform/time/dates'
import { openStateInSeason } from '@/lib/providers/hours/rules/open-hours'
import { AGE_BANDS } from '@/lib/providers/rules/ages'
import { countsInFilters, freshnessOf } from '@/lib/providers/rules/openings'
import type { ProviderDraft } from '@/lib/providers/schema'
import { AGE_RANGES } from '@/lib/search/catalogue/options'
import { MATCHES, type Match } from '@/lib/search/rules/facets'
import {
  countsUnknown,
  type FilterGroup,
  orderOf,
  requestedGroups,
  searchNeeds,
  showsOverPrice,
} from '@/lib/search/rules/filters'
import { bestMatchScore, weightedRating } from '@/lib/search/rules/ranking'
import type { Search } from '@/lib/search/schema'

/** A slow reference implementation of the search, without bit masks, from the saved drafts. */
export type Saved = {
  id: string
  draft: ProviderDraft
  point: Point
  rating: number | null
  reviewCount: number
  completeness: number
}

export function findWithinMiles(all: Saved[], center: Point, miles: number, search: Search, now: Date): Saved[] {
  return findWithin(all, (point) => distanceMeters(center, point), miles, search, now)
}

/** `distanceOf` returns the distance of a point in meters. */
export function findWithin(
  all: Saved[],
  distanceOf: (point: Point) => number,
  miles: number,
  search: Search,
  now: Date,
): Saved[] {
  return all.filter(({ draft, point }) => matches(draft, search, now) && distanceOf(point) <= miles * METERS_PER_MILE)
}

export function sortByOrder(
  found: Saved[],
  center: Point,
  search: Search,
  now: Date,
  offsetOf = (point: Point) => distanceMeters(center, point),
): Saved[] {
  return found
    .map((saved) => ({
      saved,
      match: MATCHES.indexOf(matchOf(saved.draft, search, now)),
      key: keyOf(saved, center, offsetOf(saved.point), search, now),
      meters: distanceMeters(center, saved.point),
    }))
    .toSorted((a, b) => a.match - b.match || (a.key === b.key ? a.meters - b.meters : a.key - b.key))
    .map(({ saved }) => saved)
}

/** Called a million times for a few hundred days. */
function memoized<Key, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const cache = new Map<Key, Value>()
  return (key) => {
    const value = cache.get(key) ?? find(key)
    cache.set(key, value)
    return value
  }
}

const dayAt = memoized((time: number) => todayIn('America/New_York', new Date(time)))
const today = (now: Date) => dayAt(now.getTime())
const freshOn = memoized((day: string) =>
  memoized((confirmedOn: string | undefined) =>
    countsInFilters(freshnessOf(confirmedOn ? { confirmedOn } : undefined, day)),
  ),
)
const isFresh = (draft: ProviderDraft, group: 'openings' | 'tuition' | 'hours', now: Date) =>
  freshOn(today(now))(draft.facts?.[group]?.confirmedOn)

/** The rooms that the search is about: the child's own, or those of the age ranges. */
function roomsOf(draft: ProviderDraft, { age, ageRange }: Search) {
  const ranges: { minMonths: number; maxMonths: number }[] =
    age === null ? AGE_RANGES.filter((range) => ageRange.includes(range.code)) : [{ minMonths: age, maxMonths: age }]
  return (draft.ageBands ?? []).filter((row) => {
    const band = AGE_BANDS.find((one) => one.code === row.band)
    return (
      ranges.length === 0 || ranges.some((r) => band && r.minMonths <= band.maxMonths && r.maxMonths >= band.minMonths)
    )
  })
}

function priceOf(draft: ProviderDraft, search: Search, now: Date): number | null {
  const prices = roomsOf(draft, search).flatMap((row) => row.tuitionWeeklyCents ?? [])
  return isFresh(draft, 'tuition', now) && prices.length > 0 ? Math.min(...prices) : null
}

const hasOpening = (draft: ProviderDraft, search: Search, now: Date) =>
  isFresh(draft, 'openings', now) && roomsOf(draft, search).some((row) => (row.openings ?? 0) > 0)

export function weekdays(draft: ProviderDraft, now: Date) {
  const days = (draft.hours ?? []).filter((row) => row.weekday < 5)
  if (new Set(days.map((row) => row.weekday)).size < 5 || !isFresh(draft, 'hours', now)) return null
  return {
    opens: Math.max(...days.map((row) => row.opensMinute)),
    closes: Math.min(...days.map((row) => row.closesMinute + (row.closesMinute <= row.opensMinute ? 1440 : 0))),
  }
}

/** true, false, or null where it is not known. */
type Verdict = boolean | null

function meetsAny<T>(wanted: readonly T[], has: readonly T[] | undefined): Verdict {
  return has && has.length > 0 ? wanted.some((one) => has.includes(one)) : null
}
function meetsAll<T>(wanted: readonly T[], has: readonly T[] | undefined): Verdict {
  return has && has.length > 0 ? wanted.every((one) => has.includes(one)) : null
}

/** Whether a provider meets each of the search's filters. */
function verdictsOf(draft: ProviderDraft, search: Search, now: Date): Verdict[] {
  return requestedGroups(search).map((group) => verdictOf(group, draft, search, now))
}

export function verdictOf(group: FilterGroup, draft: ProviderDraft, search: Search, now: Date): Verdict {
  switch (group) {
    case 'ageRange':
      return servesAny(draft, search)
    case 'openings':
      return hasOpening(draft, search, now)
    case 'priceRange': {
      const price = priceOf(draft, search, now)
      const { minDollars, maxDollars } = search.priceRange ?? { minDollars: 0, maxDollars: null }
      return price === null
        ? null
        : price >= minDollars * 100 && price <= (maxDollars ?? Number.POSITIVE_INFINITY) * 100
    }
    case 'kind':
      return meetsAny(search.kind, [draft.kind])
    case 'childcareType':
      return meetsAny(search.childcareType, draft.careTypes)
    case 'curriculumStyle':
      return meetsAny(search.curriculumStyle, draft.curricula)
    case 'accreditation':
      return meetsAny(search.accreditation, draft.accreditations)
    case 'teacherRatio':
      return search.teacherRatio.some((code) => meetsRatio(draft, search, code))
    case 'hours':
      return asVerdict(fitOf(draft, search, now)?.hours ?? null)
    case 'program':
      return meetsAll(search.program, draft.programs)
    case 'schedule':
      return meetsAll(search.schedule, draft.schedules)
    case 'language':
      return meetsAll(search.language, draft.languages)
    case 'amenity':
      return meetsAll(search.amenity, draft.amenities)
    case 'openNow':
      return isOpenForAll(draft, now)
  }
}

const asVerdict = (verdict: string | null): Verdict => (verdict === 'unknown' ? null : verdict === 'matches')

function servesAny({ ageMinMonths: min, ageMaxMonths: max }: ProviderDraft, search: Search): Verdict {
  const ranges = AGE_RANGES.filter((range) => search.ageRange.includes(range.code))
  const serves = ({ minMonths, maxMonths }: { minMonths: number; maxMonths: number }): Verdict => {
    const isTooYoung = typeof max === 'number' && max < minMonths
    const isTooOld = typeof min === 'number' && min > maxMonths
    if (isTooYoung || isTooOld) return false
    return typeof min === 'number' && typeof max === 'number' ? true : null
  }
  const verdicts = ranges.map(serves)
  return verdicts.includes(true) ? true : verdicts.includes(null) ? null : false
}

/** The fit for the child of the search, by the rules that a provider's page uses. */
function fitOf(draft: ProviderDraft, search: Search, now: Date): Fit | null {
  const needs = searchNeeds(search, today(now).slice(0, 7))
  if (!needs) return null
  const facts = Object.fromEntries(Object.entries(draft.facts ?? {}))
  const provider = {
    ageMinMonths: draft.ageMinMonths ?? null,
    ageMaxMonths: draft.ageMaxMonths ?? null,
    status: draft.status ?? 'open',
    hours: draft.hours ?? [],
    facts,
    ageBands: (draft.ageBands ?? []).map((row) => ({
      band: row.band,
      openings: row.openings ?? null,
      openingsFrom: row.openingsFrom ?? null,
      waitlist: row.waitlist ?? null,
      tuitionWeeklyCents: row.tuitionWeeklyCents ?? null,
      childrenPerAdult: row.childrenPerAdult ?? null,
    })),
  }
  return judgeFit(provider as FitFacts, needs, today(now))
}

/** Whether a provider is a result. What is not known only excludes it if the search hides that. */
function matches(draft: ProviderDraft, search: Search, now: Date): boolean {
  if (showsOverPrice(search) && search.hide.includes('unknown') && verdictOf('priceRange', draft, search, now) === null)
    return false
  return requestedGroups(search).every((group) => {
    const verdict = verdictOf(group, draft, search, now)
    return verdict === true || (verdict === null && !search.hide.includes('unknown'))
  })
}

/** How a result matches. A price is a filter and not part of the fit, unless the search shows those over it. */
export function matchOf(draft: ProviderDraft, search: Search, now: Date): Match {
  const fit = fitOf(draft, search, now)
  const verdicts: (string | null)[] = fit ? [fit.ages, fit.hours, fit.openings] : []
  if (showsOverPrice(search)) {
    const isWithin = verdictOf('priceRange', draft, search, now)
    verdicts.push(isWithin === null ? 'unknown' : isWithin ? 'matches' : 'does_not')
  }
  if (verdicts.includes('does_not')) return 'does_not'
  return verdicts.includes('unknown') || verdictsOf(draft, search, now).includes(null) ? 'unknown' : 'fits'
}

/** Those that the heading counts: known to meet every filter, or all where it counts what is unknown too. */
export function knownIn(found: Saved[], search: Search, now: Date): Saved[] {
  return countsUnknown(search) ? found : found.filter(({ draft }) => matchOf(draft, search, now) === 'fits')
}

function isOpenForAll(draft: ProviderDraft, now: Date): Verdict {
  if (draft.status === 'temporarily_closed') return false
  if (!isFresh(draft, 'hours', now)) return null
  const { state } = openStateInSeason(draft.hours ?? [], [], draft.timeZone ?? '', now)
  return state === 'unknown' ? null : state !== 'closed'
}

function meetsRatio(draft: ProviderDraft, search: Search, code: string): boolean {
  return roomsOf(draft, search).some(({ band, childrenPerAdult }) => {
    const limit = HOME_FACTS.ratios[band as 'infant'] ?? 0
    if (typeof childrenPerAdult !== 'number') return false
    return code === 'below_limit' ? childrenPerAdult < limit : childrenPerAdult <= Number(code)
  })
}

/** `offsetMeters`: from the center, or of detour. */
function keyOf(saved: Saved, center: Point, offsetMeters: number, search: Search, now: Date) {
  const { draft, point, rating, reviewCount, completeness } = saved
  const days = (group: 'openings' | 'tuition' | 'hours') => {
    const confirmedOn = draft.facts?.[group]?.confirmedOn
    return confirmedOn ? daysBetween(confirmedOn, today(now)) : null
  }
  const stars = { rating, reviewCount }
  switch (orderOf(search)) {
    case 'distance':
      return distanceMeters(center, point)
    case 'detour':
      return offsetMeters
    case 'price':
      return priceOf(draft, search, now) ?? Number.POSITIVE_INFINITY
    case 'rating':
      return stars.reviewCount > 0 ? -weightedRating(stars.rating, stars.reviewCount) : 0
    default:
      return -bestMatchScore({
        distanceMeters: offsetMeters,
        hasOpening: hasOpening(draft, search, now),
        openingsDays: days('openings'),
        tuitionDays: days('tuition'),
        hoursDays: days('hours'),
        ...stars,
        completeness,
        isTemporarilyClosed: draft.status === 'temporarily_closed',
      })
  }
}

import { distanceMeters, METERS_PER_MILE, type Point } from '@/lib/places/rules/geo'
import { daysBetween, todayIn } from '@/lib/platform/time/dates'
import { AGE_BANDS } from '@/lib/providers/rules/ages'
import { isOpenAt } from '@/lib/providers/rules/hours'
import { countsInFilters, freshnessOf } from '@/lib/providers/rules/openings'
import type { ProviderDraft } from '@/lib/providers/schema'
import { AGE_RANGES } from '@/lib/search/catalogue/options'
import { orderOf } from '@/lib/search/rules/filters'
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

export function findByHand(all: Saved[], center: Point, miles: number, search: Search, now: Date): Saved[] {
  return findBy(all, (point) => distanceMeters(center, point), miles, search, now)
}

/** `far` returns the distance of a point in meters. */
export function findBy(all: Saved[], far: (point: Point) => number, miles: number, search: Search, now: Date): Saved[] {
  return all.filter(({ draft, point }) => matches(draft, search, now) && far(point) <= miles * METERS_PER_MILE)
}

export function sortByHand(
  found: Saved[],
  center: Point,
  search: Search,
  now: Date,
  off = (point: Point) => distanceMeters(center, point),
): Saved[] {
  return found
    .map((saved) => ({
      saved,
      key: keyOf(saved, center, off(saved.point), search, now),
      meters: distanceMeters(center, saved.point),
    }))
    .toSorted((a, b) => (a.key === b.key ? a.meters - b.meters : a.key - b.key))
    .map(({ saved }) => saved)
}

/** Called a million times for a few hundred days. */
function memoized<Key, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? find(key)
    known.set(key, value)
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

/** The rooms that the search is about. */
function roomsOf(draft: ProviderDraft, { age, ageRange }: Search) {
  const ranges: { minMonths: number; maxMonths: number }[] = AGE_RANGES.filter((range) => ageRange.includes(range.code))
  if (age !== null) ranges.push({ minMonths: age, maxMonths: age })
  return (draft.ageBands ?? []).filter((row) => {
    const band = AGE_BANDS.find((one) => one.code === row.band)
    return (
      ranges.length === 0 || ranges.some((r) => band && r.minMonths <= band.maxMonths && r.maxMonths >= band.minMonths)
    )
  })
}

export function priceOf(draft: ProviderDraft, search: Search, now: Date): number | null {
  const prices = roomsOf(draft, search).flatMap((row) => row.tuitionWeeklyCents ?? [])
  return isFresh(draft, 'tuition', now) && prices.length > 0 ? Math.min(...prices) : null
}

const hasOpening = (draft: ProviderDraft, search: Search, now: Date) =>
  isFresh(draft, 'openings', now) && roomsOf(draft, search).some((row) => (row.openings ?? 0) > 0)

function weekdays(draft: ProviderDraft, now: Date) {
  const days = (draft.hours ?? []).filter((row) => row.weekday < 5)
  if (new Set(days.map((row) => row.weekday)).size < 5 || !isFresh(draft, 'hours', now)) return null
  return {
    opens: Math.max(...days.map((row) => row.opensMinute)),
    closes: Math.min(...days.map((row) => row.closesMinute + (row.closesMinute <= row.opensMinute ? 1440 : 0))),
  }
}

const any = <T>(wanted: readonly T[], has: readonly T[] | undefined) =>
  wanted.length === 0 || wanted.some((one) => has?.includes(one))
const all = <T>(wanted: readonly T[], has: readonly T[] | undefined) => wanted.every((one) => has?.includes(one))

export function matches(draft: ProviderDraft, search: Search, now: Date): boolean {
  const { ageMinMonths: min, ageMaxMonths: max } = draft
  const price = search.priceRange && priceOf(draft, search, now)
  const week = search.dropOff === null && search.pickUp === null ? null : weekdays(draft, now)
  const serves = (from: number, to: number) =>
    typeof min === 'number' && typeof max === 'number' && min <= to && max >= from
  const ages = AGE_RANGES.filter((range) => search.ageRange.includes(range.code))
  return (
    ((search.age === null && ages.length === 0) ||
      (search.age !== null && serves(search.age, search.age)) ||
      ages.some((range) => serves(range.minMonths, range.maxMonths))) &&
    (!search.openings || hasOpening(draft, search, now)) &&
    (search.priceRange === null ||
      (price !== null &&
        price >= search.priceRange.minDollars * 100 &&
        price <= (search.priceRange.maxDollars ?? Number.POSITIVE_INFINITY) * 100)) &&
    any(search.kind, [draft.kind]) &&
    any(search.childcareType, draft.careTypes) &&
    any(search.curriculumStyle, draft.curricula) &&
    any(search.accreditation, draft.accreditations) &&
    (search.teacherRatio.length === 0 || search.teacherRatio.some((code) => meetsRatio(draft, search, code))) &&
    (search.dropOff === null || (week !== null && week.opens <= search.dropOff)) &&
    (search.pickUp === null || (week !== null && week.closes >= search.pickUp)) &&
    all(search.program, draft.programs) &&
    all(search.schedule, draft.schedules) &&
    all(search.amenity, draft.amenities) &&
    all(search.language, draft.languages) &&
    (!search.openNow || isOpenForAll(draft, now))
  )
}

function isOpenForAll(draft: ProviderDraft, now: Date): boolean {
  const isOpen = isOpenAt(draft.hours ?? [], draft.timeZone ?? '', now) === true
  return isOpen && draft.status !== 'temporarily_closed' && isFresh(draft, 'hours', now)
}

function meetsRatio(draft: ProviderDraft, search: Search, code: string): boolean {
  return roomsOf(draft, search).some(({ band, childrenPerAdult }) => {
    const florida = AGE_BANDS.find((one) => one.code === band)?.floridaRatio ?? 0
    if (typeof childrenPerAdult !== 'number') return false
    return code === 'below_limit' ? childrenPerAdult < florida : childrenPerAdult <= Number(code)
  })
}

/** `off`: meters from the center, or of detour. */
function keyOf(saved: Saved, center: Point, off: number, search: Search, now: Date) {
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
      return off
    case 'price':
      return priceOf(draft, search, now) ?? Number.POSITIVE_INFINITY
    case 'rating':
      return stars.reviewCount > 0 ? -weightedRating(stars.rating, stars.reviewCount) : 0
    default:
      return -bestMatchScore({
        distanceMeters: off,
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

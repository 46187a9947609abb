import { METERS_PER_MILE } from '@/lib/places/rules/geo'
import { CONFIRMED_DAYS, STALE_DAYS } from '@/lib/providers/rules/openings'

/**
 * The order "best match": what is near, has a confirmed opening, is well reviewed, and says true things of today. The same
 * formula stands in SQL (lib/search/queries/search-sql.ts and search-index-sql.ts, a test compares the two) and in words in docs/rooms/search.md and on the page.
 * Whether somebody pays has no part in it.
 */

/** Most points for each part; together 100. */
export const BEST_MATCH_POINTS = { distance: 40, openings: 25, reviews: 20, dates: 10, completeness: 5 } as const

/** At this distance half of its points are left. */
export const HALF_DISTANCE_METERS = 5 * METERS_PER_MILE
/** Each provider is taken to have this many reviews of this many stars more than it has: few reviews decide little. */
export const ASSUMED_REVIEWS = 5
export const ASSUMED_STARS = 4
/** Nobody can start there tomorrow, so it comes after all others. */
export const TEMPORARILY_CLOSED_POINTS = -100

export type MatchFacts = {
  distanceMeters: number
  /** In the child's age band, where an age was asked for. */
  hasOpening: boolean
  /** Days since each was confirmed; null is never. */
  openingsDays: number | null
  tuitionDays: number | null
  hoursDays: number | null
  rating: number | null
  reviewCount: number
  /** 0 to 100. */
  completeness: number
  isTemporarilyClosed: boolean
}

/** 1 until a fact begins to fade (60 days), then less each day, 0 when it leaves the filters (120 days). */
export function freshShare(days: number | null): number {
  if (days === null) return 0
  return Math.max(0, Math.min(1, (STALE_DAYS - days) / (STALE_DAYS - CONFIRMED_DAYS)))
}

/** Stars, 1 to 5, drawn towards the assumed ones where reviews are few. */
export function weightedRating(rating: number | null, reviewCount: number): number {
  return ((rating ?? 0) * reviewCount + ASSUMED_STARS * ASSUMED_REVIEWS) / (reviewCount + ASSUMED_REVIEWS)
}

/** Points, 0 to 100; below 0 when temporarily closed. */
export function bestMatchScore(facts: MatchFacts): number {
  const points = BEST_MATCH_POINTS
  return (
    (points.distance * HALF_DISTANCE_METERS) / (HALF_DISTANCE_METERS + facts.distanceMeters) +
    (facts.hasOpening ? points.openings * freshShare(facts.openingsDays) : 0) +
    points.dates * ((freshShare(facts.tuitionDays) + freshShare(facts.hoursDays)) / 2) +
    standingScore(facts)
  )
}

/** The part of it that is the same wherever somebody looks from, on every day. */
function standingScore({ rating, reviewCount, completeness, isTemporarilyClosed }: MatchFacts): number {
  const points = BEST_MATCH_POINTS
  return (
    (points.reviews * weightedRating(rating, reviewCount)) / 5 +
    (points.completeness * completeness) / 100 +
    (isTemporarilyClosed ? TEMPORARILY_CLOSED_POINTS : 0)
  )
}

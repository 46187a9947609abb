import { METERS_PER_MILE } from '@/lib/places/rules/geo'
import { CONFIRMED_DAYS, STALE_DAYS } from '@/lib/providers/rules/openings'

/**
 * The "best match" order: nearby providers with a confirmed opening, good reviews and recently confirmed facts come first. The same formula is in
 * SQL (../queries/search-sql.ts and filter-sql.ts; a test compares them) and is explained in docs/rooms/search.md and on the page.
 * Payment has no influence on it.
 */

/** Maximum points for each part; together 100. */
export const BEST_MATCH_POINTS = { distance: 40, openings: 25, reviews: 20, dates: 10, completeness: 5 } as const

/** At this distance, half of the distance points remain. */
export const HALF_DISTANCE_METERS = 5 * METERS_PER_MILE
/** Each provider gets this many extra reviews with this many stars, so that a few real reviews have little weight. */
export const ASSUMED_REVIEWS = 5
export const ASSUMED_STARS = 4
/** No child can start at a temporarily closed provider, so it comes after all others. */
export const TEMPORARILY_CLOSED_POINTS = -100

export type MatchFacts = {
  distanceMeters: number
  /** In the child's age band, if an age was requested. */
  hasOpening: boolean
  /** Days since each was confirmed; null means never. */
  openingsDays: number | null
  tuitionDays: number | null
  hoursDays: number | null
  rating: number | null
  reviewCount: number
  /** 0 to 100. */
  completeness: number
  isTemporarilyClosed: boolean
}

/** 1 for a fact confirmed in the last 60 days, then decreasing daily to 0 at 120 days, when it no longer counts in filters. */
export function freshShare(days: number | null): number {
  if (days === null) return 0
  return Math.max(0, Math.min(1, (STALE_DAYS - days) / (STALE_DAYS - CONFIRMED_DAYS)))
}

/** Stars, 1 to 5, pulled toward the assumed ones if there are few reviews. */
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
    storedScore(facts)
  )
}

/** The part of the score that depends on neither place nor date. */
function storedScore({ rating, reviewCount, completeness, isTemporarilyClosed }: MatchFacts): number {
  const points = BEST_MATCH_POINTS
  return (
    (points.reviews * weightedRating(rating, reviewCount)) / 5 +
    (points.completeness * completeness) / 100 +
    (isTemporarilyClosed ? TEMPORARILY_CLOSED_POINTS : 0)
  )
}

import { LANDING_CARE_TYPES, type LandingCareType } from '../../catalogue/traits'
import type { AgeBandCode } from '../../rules/ages'

/** Providers on one page of a list (specification part 2, "Location landing page"). */
export const LANDING_PAGE_SIZE = 20
/** With fewer providers a landing page is not offered to search engines (product.md, rulings). */
export const LANDING_MIN_PROVIDERS = 5
/** With fewer providers a city's first page holds most of what a page of one of its ZIP codes would. */
export const ZIP_MIN_IN_CITY = 2 * LANDING_PAGE_SIZE
/** How far the nearest providers are looked for when a city has too few, in metres: 50 miles. */
export const NEAREST_RADIUS_METERS = 80_467

/** The age whose price stands for a place: its place in AGE_BANDS. Preschools take nobody under two. */
export const MEDIAN_BAND = {
  daycare: { index: 1, code: 'one' },
  preschool: { index: 3, code: 'three' },
  montessori: { index: 3, code: 'three' },
} as const satisfies Record<LandingCareType, { index: number; code: AgeBandCode }>

export function isLandingCareType(careType: string): careType is LandingCareType {
  return LANDING_CARE_TYPES.some((known) => known === careType)
}

/** Whose texts a care type shows: any type that has none of its own shows those of daycare. */
export function landingCareTypeOf(careType: string): LandingCareType {
  return isLandingCareType(careType) ? careType : 'daycare'
}

/** How many providers of the care type are in a place, and in what its page could repeat. */
export type LandingScope =
  | { kind: 'city'; total: number }
  | { kind: 'county'; total: number; largestCity: number }
  | { kind: 'zip'; total: number; inCity: number }

/**
 * Whether a place has enough to say for a page that search engines keep: five providers, and not what another page says
 * already. Of a county's first page at most half may be of one city. A ZIP code's providers are its city's too: the city must
 * fill two pages, and at most half of it be in this ZIP code. The same rules stand in the sitemap's SQL.
 */
export function hasEnoughToSay(scope: LandingScope): boolean {
  if (scope.total < LANDING_MIN_PROVIDERS) return false
  if (scope.kind === 'county') return 2 * (scope.total - scope.largestCity) >= Math.min(scope.total, LANDING_PAGE_SIZE)
  return scope.kind === 'city' || (scope.inCity >= ZIP_MIN_IN_CITY && 2 * scope.total <= scope.inCity)
}

/** A list always has a first page, also an empty one. */
export function landingPageCount(providerCount: number): number {
  return Math.max(1, Math.ceil(providerCount / LANDING_PAGE_SIZE))
}

/** "2" is 2; null for anything that is no page above the first as we write it ("1", "02", "-1", "x", "99999"). */
export function parseLandingPage(text: string): number | null {
  return /^[1-9]\d{0,3}$/.test(text) && text !== '1' ? Number(text) : null
}

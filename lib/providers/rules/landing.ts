import { LANDING_CARE_TYPES, type LandingCareType } from '../catalogue/traits'

/** Providers on one page of a list (specification part 2, "Location landing page"). */
export const LANDING_PAGE_SIZE = 20
/** With fewer providers a landing page is not offered to search engines (product.md, rulings). */
export const LANDING_MIN_PROVIDERS = 5
/** How far the nearest providers are looked for when a city has too few, in metres: 50 miles. */
export const NEAREST_RADIUS_METERS = 80_467

export function isLandingCareType(careType: string): careType is LandingCareType {
  return LANDING_CARE_TYPES.some((known) => known === careType)
}

/** Whose texts a care type shows: any type that has none of its own shows those of daycare. */
export function landingCareTypeOf(careType: string): LandingCareType {
  return isLandingCareType(careType) ? careType : 'daycare'
}

/** Whether search engines may keep the page of this care type at a city with this many providers of it. */
export function isLandingIndexable(careType: string, providerCount: number): boolean {
  return isLandingCareType(careType) && providerCount >= LANDING_MIN_PROVIDERS
}

/** A list always has a first page, also an empty one. */
export function landingPageCount(providerCount: number): number {
  return Math.max(1, Math.ceil(providerCount / LANDING_PAGE_SIZE))
}

/** "2" is 2; null for anything that is no page above the first as we write it ("1", "02", "-1", "x", "99999"). */
export function parseLandingPage(text: string): number | null {
  return /^[1-9]\d{0,3}$/.test(text) && text !== '1' ? Number(text) : null
}

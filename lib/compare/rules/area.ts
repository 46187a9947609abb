import type { Verdict } from '@/lib/fit/types'
import { distanceMeters, METERS_PER_MILE } from '@/lib/providers/rules/geo'
import type { Candidate, HomePlace } from '../types'

/** Miles from the middle of a ZIP code that are still near it. */
export const NEAR_MILES = 5

type Where = Pick<Candidate, 'zip' | 'latitude' | 'longitude'>

/** The nearer of home and work, with its distance; null where the family stated neither. */
export function nearestPlace(
  candidate: Where,
  places: readonly HomePlace[],
): { place: HomePlace; meters: number } | null {
  const [nearest] = places
    .map((place) => ({ place, meters: distanceMeters(candidate, place) }))
    .toSorted((a, b) => a.meters - b.meters)
  return nearest ?? null
}

/** Near home or work: in the same ZIP code, or within a few miles of its middle. */
export function judgeArea(candidate: Where, places: readonly HomePlace[]): Verdict | null {
  const nearest = nearestPlace(candidate, places)
  if (!nearest) return null
  const isNear = isSameZip(candidate, places) || nearest.meters <= NEAR_MILES * METERS_PER_MILE
  return isNear ? 'matches' : 'does_not'
}

export function isSameZip({ zip }: Pick<Candidate, 'zip'>, places: readonly HomePlace[]): boolean {
  return places.some((place) => place.zip === zip)
}

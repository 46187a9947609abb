import { distanceMeters, METERS_PER_MILE } from '@/lib/places/rules/geo'
import { judgeFit, judgeLicense } from '../../fit/rules/judge'
import type { Needs, Verdict } from '../../fit/schema'
import type { Candidate, Family, HomePlace, Judged, Wishes } from '../schema'
import type { Criterion } from './criteria'

/** How many miles from the center of a ZIP code still count as near. */
export const NEAR_MILES = 5

type Where = Pick<Candidate, 'zip' | 'latitude' | 'longitude'>

/** The nearer of home and work, with its distance; null if the family stated neither. */
export function nearestPlace(
  candidate: Where,
  places: readonly HomePlace[],
): { place: HomePlace; meters: number } | null {
  const [nearest] = places
    .map((place) => ({ place, meters: distanceMeters(candidate, place) }))
    .toSorted((a, b) => a.meters - b.meters)
  return nearest ?? null
}

/** Near home or work: in the same ZIP code, or within a few miles of its center. */
export function judgeArea(candidate: Where, places: readonly HomePlace[]): Verdict | null {
  const nearest = nearestPlace(candidate, places)
  if (!nearest) return null
  const isNear = isSameZip(candidate, places) || nearest.meters <= NEAR_MILES * METERS_PER_MILE
  return isNear ? 'matches' : 'does_not'
}

export function isSameZip({ zip }: Pick<Candidate, 'zip'>, places: readonly HomePlace[]): boolean {
  return places.some((place) => place.zip === zip)
}

/** Judges a favorite by every criterion the family stated a need for; empty for a closed provider. `today` is in the provider's time zone. */
export function judge(candidate: Candidate, needs: Needs, wishes: Wishes, today: string): Judged[] {
  if (candidate.status === 'closed') return []
  const fit = judgeFit(candidate, needs, today)
  const judged = [
    ...whole('ages', fit.ages),
    ...whole('openings', fit.openings),
    ...whole('price', fit.price),
    ...whole('hours', fit.hours),
    ...whole('area', judgeArea(candidate, wishes.places)),
    ...list('amenities', wishes.amenities, candidate.amenities),
    ...list('activities', wishes.activities, candidate.amenities),
  ]
  // The license counts for every family, but a family that stated no needs gets no score from it alone.
  return judged.length === 0 ? [] : [...judged, ...whole('license', judgeLicense(candidate.license, today))]
}

function whole(criterion: Criterion, verdict: Verdict | null): Judged[] {
  if (verdict === null) return []
  const known = verdict === 'unknown' ? 0 : 1
  return [{ criterion, verdict, asked: 1, known, matched: verdict === 'matches' ? 1 : 0 }]
}

/** A wish the provider did not state is unknown: providers do not list what they lack. */
function list(criterion: Criterion, wanted: readonly string[], stated: readonly string[]): Judged[] {
  if (wanted.length === 0) return []
  const matched = wanted.filter((code) => stated.includes(code)).length
  const verdict = matched === wanted.length ? 'matches' : 'unknown'
  return [{ criterion, verdict, asked: wanted.length, known: matched, matched }]
}

/** For a visitor without an account: no needs, so facts are shown side by side without a score. */
export const NO_FAMILY: Family = {
  needs: {
    ageMonths: null,
    startMonth: null,
    days: [],
    dropOffMinute: null,
    pickUpMinute: null,
    weeklyBudgetCents: null,
  },
  wishes: { amenities: [], activities: [], places: [] },
}

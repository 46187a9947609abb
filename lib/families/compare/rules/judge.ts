import { factsOf, HOME_FACTS } from '@/lib/places/catalogue/state-facts'
import { distanceMeters, METERS_PER_MILE } from '@/lib/places/rules/geo'
import { type AgeBandCode, ageBandOf } from '@/lib/providers/rules/ages'
import { judgeFit, judgeLicense, roomOf } from '../../fit/rules/judge'
import type { Needs, Verdict } from '../../fit/schema'
import type { Candidate, Family, HomePlace, Judged, Wishes } from '../schema'
import type { Criterion } from './criteria'

/** A provider within this many miles of the center of the family's home or work ZIP code counts as in the same area. */
export const NEAR_MILES = 5
/** The minimum rating that every family is assumed to want. */
export const GOOD_RATING = 4.5

type Coordinates = Pick<Candidate, 'latitude' | 'longitude'>

/** The nearer of home and work, with its distance; null if the family stated neither. */
export function nearestPlace(
  candidate: Coordinates,
  places: readonly HomePlace[],
): { place: HomePlace; meters: number } | null {
  const [nearest] = places
    .map((place) => ({ place, meters: distanceMeters(candidate, place) }))
    .toSorted((a, b) => a.meters - b.meters)
  return nearest ?? null
}

/** Null if the family stated neither home nor work. */
export function isNear(candidate: Coordinates, places: readonly HomePlace[]): boolean | null {
  const nearest = nearestPlace(candidate, places)
  return nearest && nearest.meters <= NEAR_MILES * METERS_PER_MILE
}

/** Matches if there is a license in force and no open violation from the newest inspection. */
function judgeRecord(candidate: Candidate, today: string): Verdict {
  return openViolation(candidate) ? 'does_not' : judgeLicense(candidate.license, today)
}

/** The newest inspection if it found violations that are not corrected. */
export function openViolation({ inspections: [newest] }: Pick<Candidate, 'inspections'>) {
  return newest && newest.violations > 0 && newest.correctedOn === null ? newest : null
}

/** Judges a favorite by all needs that the family stated; empty for a closed provider. `today` is in the provider's time zone. */
export function judge(candidate: Candidate, needs: Needs, wishes: Wishes, today: string): Judged[] {
  if (candidate.status === 'closed') return []
  const fit = judgeFit(candidate, needs, today)
  const room = roomOf(candidate, needs)
  const near = isNear(candidate, wishes.places)
  const stated = [
    ...row('ages', fit.ages, 0),
    ...row('openings', fit.openings, room?.openings ?? null),
    ...row('price', fit.price, -(room?.tuitionWeeklyCents ?? 0)),
    ...row('hours', fit.hours, 0),
    ...row('area', near === null ? null : near ? 'matches' : 'does_not', milesValue(candidate, wishes.places)),
  ]
  const wished = [
    ...wishRows('amenities', wishes.amenities, candidate.amenities),
    ...wishRows('activities', wishes.activities, candidate.amenities),
  ]
  // License, ratio and reviews count for every family, but a family that stated no needs gets no score from them alone.
  if (stated.length + wished.length === 0) return []
  const { inspections, rating } = candidate
  return [
    ...stated,
    ...row('license', judgeRecord(candidate, today), inspections[0] ? -inspections[0].violations : null),
    ...row('ratio', judgeRatio(candidate, needs), -(room?.childrenPerAdult ?? 0)),
    ...row(
      'reviews',
      rating === null ? 'unknown' : roundToTenth(rating) >= GOOD_RATING ? 'matches' : 'does_not',
      rating && roundToTenth(rating),
    ),
    ...wished,
  ]
}

/** The maximum number of children per adult in a center's room, by the rule of the state, or of the home state if that is not known. */
const centerLimit = (state: string, room: AgeBandCode): number => (factsOf(state) ?? HOME_FACTS).ratios[room]

/** Whether the children per adult in the child's room are within the limit for centers; null without a child. */
function judgeRatio(candidate: Candidate, needs: Needs): Verdict | null {
  const band = needs.ageMonths === null ? null : ageBandOf(needs.ageMonths)
  if (!band) return null
  const children = roomOf(candidate, needs)?.childrenPerAdult ?? null
  if (children === null) return 'unknown'
  return children <= centerLimit(candidate.state, band.code) ? 'matches' : 'does_not'
}

/** Nearer is better. Rounded like the distance on screen, so that equal distances on screen are a tie. */
function milesValue(candidate: Candidate, places: readonly HomePlace[]): number | null {
  const nearest = nearestPlace(candidate, places)
  if (!nearest) return null
  const miles = nearest.meters / METERS_PER_MILE
  return candidate.kind === 'family_home' ? -Math.max(1, Math.round(miles)) : -Math.max(0.1, roundToTenth(miles))
}

/** Rounded to one decimal, as on screen. */
const roundToTenth = (figure: number) => Math.round(figure * 10) / 10

function row(criterion: Criterion, verdict: Verdict | null, value: number | null): Judged[] {
  return verdict === null ? [] : [{ key: criterion, criterion, verdict, value: verdict === 'matches' ? value : null }]
}

/** A row for each wish. A wish that the provider did not state is unknown, since providers do not list what they lack. */
function wishRows(criterion: Criterion, wanted: readonly string[], stated: readonly string[]): Judged[] {
  return wanted.map((code) => {
    const isStated = stated.includes(code)
    return {
      key: `${criterion}:${code}`,
      criterion,
      verdict: isStated ? 'matches' : 'unknown',
      value: isStated ? 0 : null,
    }
  })
}

/** A visitor without an account has no needs, so facts are shown side by side without a score. */
export const NO_FAMILY: Family = {
  child: null,
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

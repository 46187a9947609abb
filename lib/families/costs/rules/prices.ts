import { placeLabel } from '@/lib/places/rules/place-names'
import type { ResolvedPlace } from '@/lib/places/types'
import { SITE } from '@/lib/platform/config/site'
import { isListed } from '@/lib/providers/catalogue/traits'
import { AGE_BANDS, type AgeBandCode } from '@/lib/providers/rules/ages'
import { infantPriceOf, SURVEY_YEAR } from '../catalogue/infant-prices'
import type {
  CostArea,
  FoundMedian,
  LocalMedian,
  LocalPrices,
  OwnPrices,
  ProviderCosts,
  RoomPrice,
  RoomPrices,
} from '../types'

/**
 * The price of each room: the median of the nearest scope that has one (`local` is sorted from near to far), or else, for infants,
 * the survey's price for centers in the county.
 */
export function choosePrices(area: CostArea, local: readonly LocalPrices[]): RoomPrices {
  const survey = infantPriceOf(area.state, area.county)
  const chosen: RoomPrices = {}
  for (const { code } of AGE_BANDS) {
    const price = nearest(local, (prices) => prices.weeklyCents[code] ?? null)
    if (price) chosen[code] = fromDirectory(price)
    else if (code === 'infant' && survey)
      chosen[code] = {
        weeklyCents: survey.center,
        source: { kind: 'survey', county: survey.county, year: SURVEY_YEAR },
      }
  }
  return chosen
}

/** The median of the nearest scope that has one; `local` is sorted from near to far. */
export function nearest(
  local: readonly LocalPrices[],
  pick: (prices: LocalPrices) => LocalMedian | null,
): FoundMedian | null {
  for (const prices of local) {
    const median = pick(prices)
    if (median) return { ...median, scope: prices.scope }
  }
  return null
}

function fromDirectory({ value, providers, scope }: FoundMedian): RoomPrice {
  return { weeklyCents: value, source: { kind: 'directory', scope, providers } }
}

/** The estimator applies this state's rules for kindergarten and free prekindergarten. */
export const ESTIMATOR_STATE = SITE.homeState

export type CostAreaResult =
  | { kind: 'area'; label: string; area: CostArea }
  | { kind: 'elsewhere' }
  /** Names to choose from, best first; may be empty. */
  | { kind: 'unclear'; options: string[] }

/** The price area for a place that a parent typed. */
export function costAreaOf(place: ResolvedPlace): CostAreaResult {
  if (place.kind === 'invalid') return { kind: 'unclear', options: [] }
  if (place.kind === 'unknown') return { kind: 'unclear', options: place.suggestions.map(({ label }) => label) }
  if (place.kind === 'ambiguous') return { kind: 'unclear', options: place.options.map(({ label }) => label) }
  const area = describe(place)
  return area.state === ESTIMATOR_STATE ? { kind: 'area', label: place.label, area } : { kind: 'elsewhere' }
}

function describe(place: Extract<ResolvedPlace, { kind: 'zip' | 'city' | 'county' }>): CostArea {
  if (place.kind === 'county') return { city: null, county: place.county.name, state: place.county.state }
  if (place.kind === 'city') {
    const { slug, name, state, county } = place.location
    return { city: { slug, label: placeLabel(name, state) }, county, state }
  }
  const { locationSlug, city, state, county } = place.zip
  return { city: { slug: locationSlug, label: placeLabel(city, state) }, county, state }
}

/** Rooms for children before kindergarten. */
const ROOMS = AGE_BANDS.filter(({ code }) => code !== 'school_age')
const FIRST_SCHOOL_MONTH = 60

type Ages = Pick<OwnPrices, 'ageMinMonths' | 'ageMaxMonths'>

/** Whether there is something to estimate: an open provider in a supported state that takes children before kindergarten. */
export function hasCostsUntilKindergarten(provider: { state: string; status: string; ageMinMonths: number | null }) {
  const { state, status, ageMinMonths } = provider
  return isListed(status) && state === ESTIMATOR_STATE && (ageMinMonths ?? 0) < FIRST_SCHOOL_MONTH
}

/**
 * Prefers the provider's own prices. A room without a price gets the one from choosePrices if the provider accepts that age,
 * and none otherwise.
 */
export function providerCosts(own: OwnPrices, area: CostArea, local: readonly LocalPrices[]): ProviderCosts {
  const localPrices = choosePrices(area, local)
  const rooms: ProviderCosts['rooms'] = {}
  const notTaken: AgeBandCode[] = []
  for (const room of ROOMS) {
    const stated = ownPrice(own, room.code)
    if (stated) rooms[room.code] = stated
    else if (!acceptsAge(own, room)) notTaken.push(room.code)
    else if (localPrices[room.code]) rooms[room.code] = localPrices[room.code]
  }
  return {
    rooms,
    notTaken,
    ageMinMonths: own.ageMinMonths,
    registrationFee: feeOf(own, local),
    siblingDiscountPercent: own.siblingDiscountPercent,
    offersVpk: own.programs.includes('vpk'),
  }
}

function ownPrice({ weeklyCents, provenance }: OwnPrices, room: AgeBandCode): RoomPrice | null {
  const cents = weeklyCents[room]
  if (cents === undefined) return null
  const { by, day, isConfirmed } = provenance ?? { by: null, day: null, isConfirmed: false }
  return { weeklyCents: cents, source: { kind: 'provider', by, day, isConfirmed } }
}

/** A provider that stated no ages is assumed to accept all of them. */
function acceptsAge({ ageMinMonths, ageMaxMonths }: Ages, room: { minMonths: number; maxMonths: number }): boolean {
  return (ageMinMonths ?? 0) <= room.maxMonths && (ageMaxMonths ?? Infinity) >= room.minMonths
}

function feeOf({ registrationFeeCents }: OwnPrices, local: readonly LocalPrices[]): ProviderCosts['registrationFee'] {
  if (registrationFeeCents !== null) return { cents: registrationFeeCents, median: null }
  const median = nearest(local, (prices) => prices.registrationFeeCents)
  return median && { cents: median.value, median }
}

import { AGE_BANDS, type AgeBandCode } from '@/lib/providers/catalogue/age-bands'
import type { CostArea, LocalPrices, OwnPrices, ProviderCosts, RoomPrice } from '../types'
import { choosePrices, nearest } from './choose-prices'
import { ESTIMATOR_STATE } from './cost-area'

/** The rooms before kindergarten. */
const ROOMS = AGE_BANDS.filter(({ code }) => code !== 'school_age')
const FIRST_SCHOOL_MONTH = 60

type Ages = Pick<OwnPrices, 'ageMinMonths' | 'ageMaxMonths'>

/** Whether there is something to work out: care before kindergarten, by the rules of the state that are known here. */
export function hasCostsUntilKindergarten(provider: { state: string; status: string; ageMinMonths: number | null }) {
  const isOpen = provider.status === 'open' || provider.status === 'temporarily_closed'
  return isOpen && provider.state === ESTIMATOR_STATE && (provider.ageMinMonths ?? 0) < FIRST_SCHOOL_MONTH
}

/**
 * What the provider states comes first. A room of an age that it takes, but without a price, has the price of the nearest scope
 * of `local` (from near to far), as choosePrices has it; a room of an age that it does not take has none.
 */
export function providerCosts(own: OwnPrices, area: CostArea, local: readonly LocalPrices[]): ProviderCosts {
  const around = choosePrices(area, local)
  const rooms: ProviderCosts['rooms'] = {}
  const notTaken: AgeBandCode[] = []
  for (const room of ROOMS) {
    const stated = ownPrice(own, room.code)
    if (stated) rooms[room.code] = stated
    else if (!takes(own, room)) notTaken.push(room.code)
    else if (around[room.code]) rooms[room.code] = around[room.code]
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

function ownPrice({ weeklyCents, stamp }: OwnPrices, room: AgeBandCode): RoomPrice | null {
  const cents = weeklyCents[room]
  if (cents === undefined) return null
  const { by, day, isConfirmed } = stamp ?? { by: null, day: null, isConfirmed: false }
  return { weeklyCents: cents, source: { kind: 'provider', by, day, isConfirmed } }
}

/** Who stated no ages may take all of them. */
function takes({ ageMinMonths, ageMaxMonths }: Ages, room: { minMonths: number; maxMonths: number }): boolean {
  return (ageMinMonths ?? 0) <= room.maxMonths && (ageMaxMonths ?? Infinity) >= room.minMonths
}

function feeOf({ registrationFeeCents }: OwnPrices, local: readonly LocalPrices[]): ProviderCosts['registrationFee'] {
  if (registrationFeeCents !== null) return { cents: registrationFeeCents, median: null }
  const median = nearest(local, (prices) => prices.registrationFeeCents)
  return median && { cents: median.value, median }
}

import { AGE_BANDS } from '@/lib/providers/catalogue/age-bands'
import { infantPriceOf, SURVEY_YEAR } from '../catalogue/infant-prices'
import type { CostArea, FoundMedian, LocalMedian, LocalPrices, RoomPrice, RoomPrices } from '../types'

/**
 * The price of each room: the median of the nearest scope that has one (`local` goes from near to far), for infants else the
 * survey's price of centers in the county, else nothing.
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

/** The first scope, from near to far, in which five or more stated it. */
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

import type { AgeBandCode } from '@/lib/providers/catalogue/age-bands'
import { type LocalMedian, MEDIAN_MIN_PROVIDERS, type PlaceFigures } from '@/lib/providers/rules/location-facts'
import type { MarketInsights } from '../types'

type Own = { band: AgeBandCode; tuitionWeeklyCents: number | null }
type City = { city: string } & Pick<PlaceFigures, 'total' | 'withOpenings'>

/** A provider's prices beside the medians around it; ages without a median are left out. */
export function marketOf(own: readonly Own[], medians: readonly LocalMedian[], city: City): MarketInsights {
  return {
    prices: medians.map(({ band, median, providers, place }) => ({
      band,
      ownCents: own.find((one) => one.band === band)?.tuitionWeeklyCents ?? null,
      medianCents: median,
      providers,
      place,
    })),
    openings:
      city.total < MEDIAN_MIN_PROVIDERS
        ? null
        : { place: city.city, providers: city.total, withOpenings: city.withOpenings },
  }
}

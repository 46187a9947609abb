/** The latest year with values for these counties; the survey's columns for 2018 are empty. */
export const SURVEY_YEAR = 2017
export const SURVEY_NAME = 'National Database of Childcare Prices, US Department of Labor'

/**
 * Median price of a full-time week of infant care, in cents, by county of Florida: centers and family homes. From the survey above,
 * which is in the public domain. Always shown with its year.
 */
export const INFANT_PRICES: Record<string, { center: number; familyHome: number }> = {
  Orange: { center: 17_777, familyHome: 15_000 },
  Seminole: { center: 19_875, familyHome: 15_500 },
  Lake: { center: 14_250, familyHome: 12_105 },
  Osceola: { center: 16_674, familyHome: 12_500 },
  Volusia: { center: 17_400, familyHome: 14_500 },
  Polk: { center: 15_181, familyHome: 14_000 },
  Hillsborough: { center: 18_828, familyHome: 14_065 },
  'Palm Beach': { center: 20_974, familyHome: 17_109 },
  Broward: { center: 19_139, familyHome: 14_474 },
}

export type InfantPrice = { county: string; center: number; familyHome: number }

/** The survey's prices for a Florida county, or null if this list does not have it. */
export function infantPriceOf(state: string, county: string | null): InfantPrice | null {
  if (state !== 'FL' || county === null) return null
  const prices = INFANT_PRICES[county]
  return prices ? { county, ...prices } : null
}

import { findCatalogueCity } from '../catalogue/cities'
import { HOME_STATE } from '../catalogue/states'

/**
 * The order of suggestions, lower first: the catalogue's cities, then those of the home state, then the rest; among them
 * those with more ZIP codes, since GeoNames' file has no populations. Between 0 and 3,999.
 */
export function suggestionRank(slug: string, state: string, zipCount: number): number {
  const size = 999 - Math.min(999, zipCount)
  if (findCatalogueCity(slug)) return size
  return (state === HOME_STATE ? 1_000 : 2_000) + size
}

/** The home state's counties stand among its cities; elsewhere people look for a city first. */
export function countyRank(state: string, zipCount: number): number {
  return (state === HOME_STATE ? 1_000 : 3_000) + 999 - Math.min(999, zipCount)
}

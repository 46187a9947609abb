import 'server-only'
import { CATALOGUE_CITIES } from '../catalogue/cities'
import type { FeaturedLocation } from '../types'
import { countProvidersIn } from './place-options'

/** The catalogue's 20 cities, in its order, with the providers counted now. */
export async function listFeaturedLocations(): Promise<FeaturedLocation[]> {
  const counts = await countProvidersIn(CATALOGUE_CITIES.map(({ slug }) => slug))
  return CATALOGUE_CITIES.map(({ slug, name, state, county }) => ({
    slug,
    name,
    state,
    county,
    providerCount: counts.get(slug) ?? 0,
  }))
}

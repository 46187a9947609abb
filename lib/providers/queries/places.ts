import 'server-only'
import { canSeeContact } from '@/lib/access/policy'
import type { Actor } from '@/lib/access/types'
import type { PlaceDetails, PlacesSource } from '@/lib/places/types'
import { asPlaceDetails, asPlaceSummary } from '../rules/as-place'
import type { SearchArea } from '../rules/search-area'
import type { Search } from '../schema/search'
import { findContact } from './contact'
import { findProviderPage } from './detail'
import { searchProviders } from './search-providers'

/** The directory as a source of places: its own data, for everybody. */
export const directoryPlaces: PlacesSource<Search, Actor, SearchArea> = {
  async search(area, question, now) {
    const { providers, total } = await searchProviders(area, question, now)
    return { places: providers.map(asPlaceSummary), total }
  },
  details: findPlace,
}

/** An old, short or merged id answers with whom it leads to. Nobody sees contact data who may not. */
async function findPlace(viewer: Actor, id: string, now: Date): Promise<PlaceDetails | null> {
  const found = await findProviderPage(id, now)
  const page = found.kind === 'redirect' ? await findProviderPage(found.publicId, now) : found
  if (page.kind !== 'page') return null
  const contact = canSeeContact(viewer) ? await findContact(viewer, page.detail.id) : null
  return asPlaceDetails(page.detail, contact, now)
}

import 'server-only'
import { findZip } from '@/lib/locations/queries/find-location'
import { resolvePlace } from '@/lib/locations/queries/resolve-place'
import { type AskedArea, askedArea } from '@/lib/providers/rules/asked-area'
import { isKnown, type KnownPlace } from '@/lib/providers/rules/search-area'
import { readAddress } from '../rules/canonical-query'
import { watchedSearch } from '../rules/watched-search'

/** Where and what a search asks for, read from its address; null where its place is none, or one of several. */
export async function searchOf(address: string): Promise<(AskedArea & { place: KnownPlace }) | null> {
  const { typed, search } = readAddress(address)
  const asked = watchedSearch(search)
  const [place, work] = await Promise.all([resolvePlace(typed), asked.workZip === null ? null : findZip(asked.workZip)])
  return isKnown(place) ? { place, ...askedArea(place, asked, work) } : null
}

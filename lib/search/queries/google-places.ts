import 'server-only'
import { googlePlaces, SourceUnavailableError } from '@/lib/places/google/queries'
import type { PlaceArea, PlaceSummary } from '@/lib/places/types'
import { EMPTY_SEARCH, searchQuery } from '../rules/filters'
import type { Search } from '../schema'

/**
 * Whether another source may be used instead of the directory: only if the directory has no providers there, not if filters exclude
 * them all. Other sources support neither our filters nor further pages; distance, order and view do not count as filters.
 */
export function mayUseOtherSource(search: Search, totalHere: number): boolean {
  const { distance, sort, view } = EMPTY_SEARCH
  return totalHere === 0 && Object.keys(searchQuery({ ...search, distance, sort, view })).length === 0
}

/**
 * Google's places around a place where the directory has none; an empty list otherwise, and without a key or while Google is
 * unavailable. `totalHere` is how many the directory found.
 */
export async function findGooglePlaces(
  area: PlaceArea,
  search: Search,
  totalHere: number,
  now: Date,
): Promise<PlaceSummary[]> {
  const google = googlePlaces()
  if (!google || !mayUseOtherSource(search, totalHere)) return []
  try {
    return (await google.search(area, { page: 1, openNow: false }, now)).places
  } catch (error) {
    // Already logged by the source.
    if (error instanceof SourceUnavailableError) return []
    throw error
  }
}

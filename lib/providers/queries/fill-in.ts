import 'server-only'
import { googlePlaces } from '@/lib/places/queries/google-places'
import { SourceUnavailableError } from '@/lib/places/queries/google-source'
import type { PlaceArea, PlaceSummary } from '@/lib/places/types'
import { mayFillIn } from '../rules/fill-in'
import type { Search } from '../schema/search'

/**
 * What Google knows around a place where the directory has nobody; else, or without a key, or while Google does not answer,
 * an empty list. `totalHere` is how many the directory found.
 */
export async function fillInFromGoogle(
  area: PlaceArea,
  search: Search,
  totalHere: number,
  now: Date,
): Promise<PlaceSummary[]> {
  const google = googlePlaces()
  if (!google || !mayFillIn(search, totalHere)) return []
  try {
    return (await google.search(area, { page: 1, openNow: false }, now)).places
  } catch (error) {
    // The source has logged it.
    if (error instanceof SourceUnavailableError) return []
    throw error
  }
}

import { cache } from 'react'
import { currentActor } from '@/lib/access/session'
import { googlePlaces } from '@/lib/places/queries/google-places'
import { SourceUnavailableError } from '@/lib/places/queries/google-source'
import { now } from '@/lib/platform/clock'

/** Asked once for metadata and page. Null when Google knows no such place, or is not configured. */
export const loadGooglePlace = cache(async (placeId: string) => {
  try {
    return (await googlePlaces()?.details(await currentActor(), placeId, now())) ?? null
  } catch (error) {
    if (error instanceof SourceUnavailableError) return 'unavailable'
    throw error
  }
})

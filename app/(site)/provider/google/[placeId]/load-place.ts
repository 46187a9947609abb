import { cache } from 'react'
import { currentActor } from '@/lib/access/session'
import { googlePlaces, SourceUnavailableError } from '@/lib/places/google/queries'
import { now } from '@/lib/platform/time/clock'

/** Fetched once for metadata and page. Null when Google has no such place, or is not configured. */
export const loadGooglePlace = cache(async (placeId: string) => {
  try {
    return (await googlePlaces()?.details(await currentActor(), placeId, now())) ?? null
  } catch (error) {
    if (error instanceof SourceUnavailableError) return 'unavailable'
    throw error
  }
})

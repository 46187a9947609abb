import type { Kind } from '../catalogue/traits'
import type { Point } from './geo'

type Place = { kind: Kind; zip: string; street: string | null; latitude: number; longitude: number }

export type PublicPlace = {
  street: string | null
  latitude: number
  longitude: number
  /** What only the private table may hold; null when there is nothing to keep private. */
  privateAddress: ({ street: string } & Point) | null
}

/**
 * What the public may know of where a provider is. Family homes publish city and ZIP only: no street, and the center of the
 * ZIP instead of the point. `zipCenter` is asked for family homes alone.
 */
export function publicPlaceOf(place: Place, zipCenter: (zip: string) => Point): PublicPlace {
  const { street, latitude, longitude } = place
  if (place.kind !== 'family_home') return { street, latitude, longitude, privateAddress: null }
  const center = zipCenter(place.zip)
  return {
    street: null,
    latitude: center.latitude,
    longitude: center.longitude,
    privateAddress: street === null ? null : { street, latitude, longitude },
  }
}

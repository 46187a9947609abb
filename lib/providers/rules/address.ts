import type { Point } from '@/lib/places/rules/geo'
import type { Kind } from '../catalogue/traits'
import type { ProviderCard } from '../types'

type Address = Pick<ProviderCard, 'street' | 'city' | 'state' | 'zip'>

/** "214 E Robinson St, Orlando, FL 32801"; of a family home its city and ZIP alone, since it has no street here. */
export function addressLine({ street, city, state, zip }: Address): string {
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [street, place].filter(Boolean).join(', ')
}

type Place = {
  kind: Kind
  zip: string
  /** A home may keep it to itself. */
  showsZip: boolean
  locationSlug: string
  street: string | null
  latitude: number
  longitude: number
}

/** Where a ZIP code, and where a city ("orlando-fl") is. */
export type Centers = { zip: (zip: string) => Point; city: (slug: string) => Point }

export type PublicPlace = {
  street: string | null
  zip: string | null
  latitude: number
  longitude: number
  /** What only the private table may hold; null when there is nothing to keep private. */
  privateAddress: (Partial<Point> & { street?: string; zip?: string }) | null
}

/**
 * What the public may know of where a provider is. Family homes publish city and ZIP at most: no street, and instead of the point the center of the
 * ZIP, or of the city where the ZIP is not shown. The centers are asked for family homes alone.
 */
export function publicPlaceOf(place: Place, centers: Centers): PublicPlace {
  const { street, zip, showsZip, latitude, longitude } = place
  if (place.kind !== 'family_home') return { street, zip, latitude, longitude, privateAddress: null }
  const center = showsZip ? centers.zip(zip) : centers.city(place.locationSlug)
  const kept = { ...(street !== null && { street, latitude, longitude }), ...(!showsZip && { zip }) }
  return {
    street: null,
    zip: showsZip ? zip : null,
    latitude: center.latitude,
    longitude: center.longitude,
    privateAddress: 'street' in kept || 'zip' in kept ? kept : null,
  }
}

import type { Point } from '@/lib/places/rules/geo'
import type { Kind } from '../catalogue/traits'
import type { ProviderCard } from '../types'

type Address = Pick<ProviderCard, 'street' | 'city' | 'state' | 'zip'>

/** "214 E Robinson St, Orlando, FL 32801"; for a family home only city and ZIP code, since its street is private. */
export function addressLine({ street, city, state, zip }: Address): string {
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [street, place].filter(Boolean).join(', ')
}

type Place = {
  kind: Kind
  zip: string
  /** A home may hide it. */
  showsZip: boolean
  locationSlug: string
  /** Undefined for a home: that of its ZIP code. */
  county: string | null | undefined
  street: string | null
  latitude: number
  longitude: number
}

type Center = Point & { county: string | null }
/** The centers of ZIP codes and of cities ("orlando-fl"), with their counties. */
export type Centers = { zip: (zip: string) => Center; city: (slug: string) => Center }

export type PublicPlace = {
  street: string | null
  zip: string | null
  county: string | null
  latitude: number
  longitude: number
  /** Data for the private table only; null if nothing is private. */
  privateAddress: (Partial<Point> & { street?: string; zip?: string }) | null
}

/**
 * The public location of a provider. Family homes publish at most city and ZIP code: no street, and as their point the center of the ZIP code, or
 * of the city if the ZIP code is hidden; then the county is the city's, too, since in a city of two counties its own would tell the ZIP code. The
 * centers are used only for family homes.
 */
export function publicPlaceOf(place: Place, centers: Centers): PublicPlace {
  const { street, zip, showsZip, county = null, latitude, longitude } = place
  // Of a center without a known ZIP code only the city is shown.
  if (place.kind !== 'family_home')
    return { street, zip: zip === '' ? null : zip, county, latitude, longitude, privateAddress: null }
  const center = showsZip ? centers.zip(zip) : centers.city(place.locationSlug)
  const hidden = { ...(street !== null && { street, latitude, longitude }), ...(!showsZip && { zip }) }
  return {
    street: null,
    zip: showsZip ? zip : null,
    county: showsZip && place.county !== undefined ? county : center.county,
    latitude: center.latitude,
    longitude: center.longitude,
    privateAddress: 'street' in hidden || 'zip' in hidden ? hidden : null,
  }
}

import type { Point } from '@/lib/places/rules/geo'
import type { Kind } from '../catalogue/traits'
import type { ProviderCard } from '../types'

type Address = Pick<ProviderCard, 'street' | 'city' | 'state' | 'zip'>

/** "214 E Robinson St, Orlando, FL 32801"; a family home has no public street, and may hide its ZIP code too. */
export function addressLine({ street, city, state, zip }: Address): string {
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [street, place].filter(Boolean).join(', ')
}

type Place = {
  kind: Kind
  zip: string
  /** False for a home that hides its ZIP code. */
  showsZip: boolean
  locationSlug: string
  /** If undefined, a home gets the county of its ZIP code or city. */
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
 * The public location of a provider. A family home publishes at most its city and ZIP code: no street, and its point is the center of the ZIP code.
 * If it hides the ZIP code, point and county are those of the city: in a city with two counties, its own county could reveal the ZIP code. The
 * centers are used only for family homes.
 */
export function publicPlaceOf(place: Place, centers: Centers): PublicPlace {
  const { street, zip, showsZip, county = null, latitude, longitude } = place
  // A center without a known ZIP code shows only its city.
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

import { timeZoneOf } from '@/lib/locations/rules/time-zone'
import type { ResolvedPlace } from '@/lib/locations/types'
import type { PlaceArea } from '@/lib/places/types'
import { InvalidInputError } from '@/lib/platform/errors'
import type { Box, Point } from '@/lib/platform/geo'
import { DEFAULT_DISTANCE, type Distance } from '../catalogue/search-options'
import { METERS_PER_MILE } from './geo'

export type KnownPlace = Extract<ResolvedPlace, { kind: 'zip' | 'city' | 'county' }>

/** Around home, at most so far off the way to work. Distances are from home. */
export type CorridorArea = { center: Point; timeZone: string; work: Point; detourMeters: number }

/** The area of a map, with distances from the place that was searched. */
export type BoxArea = { center: Point; timeZone: string; box: Box }

/** Where the directory can look; other sources know neither corridors nor boxes. */
export type SearchArea = PlaceArea | CorridorArea | BoxArea

export function isKnown(place: ResolvedPlace): place is KnownPlace {
  return place.kind === 'zip' || place.kind === 'city' || place.kind === 'county'
}

/** For callers who cannot be asked back: throws InvalidInputError for what is no place, and for a name of several. */
export function refuseUnclear(place: ResolvedPlace): ResolvedPlace {
  if (place.kind === 'invalid') throw refused('Please enter a valid ZIP code or city name')
  if (place.kind !== 'ambiguous') return place
  throw refused(
    `Several places have this name: ${place.options.map((option) => option.label).join('; ')}. Add the state.`,
  )
}

function refused(message: string) {
  return new InvalidInputError(message, { zipCode: message })
}

/**
 * Where a search of this place looks: 10 miles around a ZIP code or city unless another distance was asked for; a county up
 * to its border, or so many miles around its middle.
 */
export function areaOf(place: KnownPlace, distance: Distance | null): PlaceArea {
  const radiusMeters = (distance ?? DEFAULT_DISTANCE) * METERS_PER_MILE
  if (place.kind === 'zip') return { center: pointOf(place.zip), timeZone: place.zip.timeZone, radiusMeters }
  if (place.kind === 'city') return { center: pointOf(place.location), timeZone: place.location.timeZone, radiusMeters }
  const { county } = place
  const around = { center: pointOf(county), timeZone: timeZoneOf(county.slug, county.state, county.name) }
  return distance === null ? { ...around, county: `${county.name}, ${county.state}` } : { ...around, radiusMeters }
}

/** The area of a map that was asked for around a place, if one was. */
export function boxAreaOf(place: KnownPlace, box: Box | null): BoxArea | null {
  if (!box) return null
  const { center, timeZone } = areaOf(place, null)
  return { center, timeZone, box }
}

function pointOf({ latitude, longitude }: { latitude: number; longitude: number }) {
  return { latitude, longitude }
}

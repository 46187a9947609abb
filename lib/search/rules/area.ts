import { timeZoneOf } from '@/lib/places/catalogue/states'
import {
  type Box,
  cellCenter,
  cellReach,
  cellsWithin,
  distanceMeters,
  METERS_PER_MILE,
  type Point,
} from '@/lib/places/rules/geo'
import type { PlaceArea, ResolvedPlace, ZipView } from '@/lib/places/types'
import { invalidField } from '@/lib/platform/http/errors'
import { type Message, message } from '@/lib/platform/language/message'
import {
  DEFAULT_DETOUR,
  DEFAULT_DISTANCE,
  type Distance,
  MAX_MILES_TO_WORK,
  wayErrorMessage,
} from '../catalogue/options'
import type { Search } from '../schema'
import { withoutWayToWork } from './filters'

export type KnownPlace = Extract<ResolvedPlace, { kind: 'zip' | 'city' | 'county' }>

/** Providers within a maximum detour from the way to work. Distances are from home. */
export type CorridorArea = { center: Point; timeZone: string; work: Point; detourMeters: number }

/** The area shown on a map. Distances are from the searched place. */
type BoxArea = { center: Point; timeZone: string; box: Box }

/** The areas the directory can search; other sources support neither corridors nor boxes. */
export type SearchArea = PlaceArea | CorridorArea | BoxArea

export function isKnown(place: ResolvedPlace): place is KnownPlace {
  return place.kind === 'zip' || place.kind === 'city' || place.kind === 'county'
}

/** For API clients, which cannot choose interactively: throws InvalidInputError for an invalid or ambiguous place. */
export function requireKnownPlace(place: ResolvedPlace): ResolvedPlace {
  if (place.kind === 'invalid') throw invalidPlace(message('search.errors.validPlace'))
  if (place.kind !== 'ambiguous') return place
  const places = place.options.map(({ label }) => label).join('; ')
  throw invalidPlace(message('search.errors.ambiguous', { places }))
}

function invalidPlace(problem: Message) {
  return invalidField('zipCode', problem)
}

/**
 * The area of a search: 10 miles around a ZIP code or city, or the requested distance; for a county the whole county, or the
 * requested distance around its center.
 */
export function areaOf(place: KnownPlace, distance: Distance | null): PlaceArea {
  const radiusMeters = (distance ?? DEFAULT_DISTANCE) * METERS_PER_MILE
  if (place.kind === 'zip') return { center: pointOf(place.zip), timeZone: place.zip.timeZone, radiusMeters }
  if (place.kind === 'city') return { center: pointOf(place.location), timeZone: place.location.timeZone, radiusMeters }
  const { county } = place
  const around = { center: pointOf(county), timeZone: timeZoneOf(county.slug, county.state, county.name) }
  return distance === null ? { ...around, county: `${county.name}, ${county.state}` } : { ...around, radiusMeters }
}

function pointOf({ latitude, longitude }: { latitude: number; longitude: number }) {
  return { latitude, longitude }
}

/** The result of a requested way to work: its `area`, or the reason there is none. */
export type WayToWork =
  | { kind: 'along'; area: CorridorArea; zip: string; city: string }
  | { kind: 'unknown'; zip: string }
  /** `miles`: whole miles in a straight line. */
  | { kind: 'too-far'; zip: string; miles: number }
  /** A county is too large to start from. */
  | { kind: 'no-start'; zip: string }

/** `work` is the gazetteer's entry for `search.workZip`. Null if none was requested. */
export function wayToWork(
  place: KnownPlace,
  search: Pick<Search, 'workZip' | 'detour'>,
  work: ZipView | null,
): WayToWork | null {
  const zip = search.workZip
  if (zip === null) return null
  if (!work) return { kind: 'unknown', zip }
  if (place.kind === 'county') return { kind: 'no-start', zip }
  const { center, timeZone } = areaOf(place, null)
  const miles = distanceMeters(center, work) / METERS_PER_MILE
  if (miles > MAX_MILES_TO_WORK) return { kind: 'too-far', zip, miles: Math.round(miles) }
  const { latitude, longitude } = work
  const detourMeters = (search.detour ?? DEFAULT_DETOUR) * METERS_PER_MILE
  return {
    kind: 'along',
    area: { center, timeZone, work: { latitude, longitude }, detourMeters },
    zip,
    city: work.city,
  }
}

/** For API clients: throws InvalidInputError if the way cannot be searched. */
export function requireWayToWork(way: WayToWork | null): void {
  if (way === null || way.kind === 'along') return
  const problem = wayErrorMessage(way)
  throw invalidField('workZip', problem)
}

export type RequestedArea = {
  area: SearchArea
  /** The requested search, without what its area ignores: the distance on a map or a way to work, and a way that cannot be searched. */
  search: Search
  way: WayToWork | null
  along: CorridorArea | null
}

/** The area of a search: that of the map, or else along the way to work, or else around the place. `work`: the gazetteer's entry for `workZip`. */
export function requestedArea(place: KnownPlace, requested: Search, work: ZipView | null): RequestedArea {
  const { bounds: box, page } = requested
  const way = box ? null : wayToWork(place, requested, work)
  const along = way?.kind === 'along' ? way.area : null
  const search = along
    ? { ...requested, distance: null }
    : { ...withoutWayToWork(requested), distance: box ? null : requested.distance, page }
  const around = areaOf(place, search.distance)
  const area = box ? { center: around.center, timeZone: around.timeZone, box } : (along ?? around)
  return { area, search, way, along }
}

/** The way from home to work, in straight lines on the sphere. */
export type HomeAndWork = { home: Point; work: Point }

/** How much longer the way becomes with a stop at `stop`: 0 if that is on the way. ../queries/near-sql.ts has the same formula. */
export function detourMeters({ home, work }: HomeAndWork, stop: Point): number {
  const extra = distanceMeters(home, stop) + distanceMeters(stop, work) - distanceMeters(home, work)
  return Math.max(0, extra)
}

/**
 * Every cell that may contain a stop of at most this detour; such stops form an ellipse around home and work. None of them is
 * farther from home than the length of the way plus half the detour. If a stop is r meters from a cell's center, its detour
 * differs from the center's by at most 2r.
 */
export function cellsAlong(way: HomeAndWork, maxDetourMeters: number): number[] {
  const farthest = distanceMeters(way.home, way.work) + maxDetourMeters / 2
  return cellsWithin(way.home, farthest).filter(
    (cell) => detourMeters(way, cellCenter(cell)) <= maxDetourMeters + 2 * cellReach(cell),
  )
}

import type { Translate } from '@/lib/platform/language/types'

/** Distances on a sphere. Input in degrees, output in meters. */

export const METERS_PER_MILE = 1609.344
export const EARTH_RADIUS_METERS = 6_371_008.8

export type Point = { latitude: number; longitude: number }
/** A box never crosses the 180th meridian. */
export type Box = { south: number; west: number; north: number; east: number }

/** "28.4000,-81.6000,28.7000,-81.2000": south, west, north, east, to about ten meters. */
export function boundsText({ south, west, north, east }: Box): string {
  return [south, west, north, east].map((degrees) => degrees.toFixed(4)).join(',')
}

/** Great-circle distance (haversine). */
export function distanceMeters(a: Point, b: Point): number {
  const rad = Math.PI / 180
  const dLat = (b.latitude - a.latitude) * rad
  const dLon = (b.longitude - a.longitude) * rad
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(a.latitude * rad) * Math.cos(b.latitude * rad) * Math.sin(dLon / 2) ** 2
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** The search index's grid. Cells are a tenth of a degree: about 11 km north to south. */
const CELLS_PER_DEGREE = 10
const COLUMNS = 360 * CELLS_PER_DEGREE

const row = (latitude: number) => Math.floor((latitude + 90) * CELLS_PER_DEGREE)
const column = (longitude: number) => Math.floor((longitude + 180) * CELLS_PER_DEGREE)

/** The grid cell of a point: row * 3600 + column. The SQL that fills the index uses the same formula. */
export function cellOf(point: Point): number {
  return row(point.latitude) * COLUMNS + column(point.longitude)
}

export function cellCenter(cell: number): Point {
  return cornerOf(cell, 0.5)
}

/** From a cell's center to its farthest corner, in meters. */
export function cellReach(cell: number): number {
  const center = cellCenter(cell)
  return Math.max(distanceMeters(center, cornerOf(cell, 0)), distanceMeters(center, cornerOf(cell, 1)))
}

/** 0 is the southwest corner, 1 the northeast one. */
function cornerOf(cell: number, share: number): Point {
  return {
    latitude: (Math.floor(cell / COLUMNS) + share) / CELLS_PER_DEGREE - 90,
    longitude: ((cell % COLUMNS) + share) / CELLS_PER_DEGREE - 180,
  }
}

/** Every cell that a box touches. */
export function cellsIn({ south, west, north, east }: Box): number[] {
  const cells: number[] = []
  for (let r = row(south); r <= row(north); r++)
    for (let c = column(west); c <= column(east); c++) cells.push(r * COLUMNS + c)
  return cells
}

/** Every cell that a circle can touch, for `cell = ANY(...)`: a range join would scan the whole index. */
export function cellsWithin(center: Point, radiusMeters: number): number[] {
  const latSpan = (radiusMeters / EARTH_RADIUS_METERS) * (180 / Math.PI)
  const widest = Math.min(89.9, Math.abs(center.latitude) + latSpan)
  const lonSpan = Math.min(180, latSpan / Math.cos((widest * Math.PI) / 180))
  const cells: number[] = []
  for (let r = row(center.latitude - latSpan); r <= row(center.latitude + latSpan); r++)
    for (let c = column(center.longitude - lonSpan); c <= column(center.longitude + lonSpan); c++)
      cells.push(r * COLUMNS + (((c % COLUMNS) + COLUMNS) % COLUMNS))
  return cells
}

/** A point on a sphere of radius 1: the distance between two such points can be computed from the differences of their coordinates. */
export function unitVector({ latitude, longitude }: Point): [x: number, y: number, z: number] {
  const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)]
}

/** Translates the messages about distances. */
export type DistanceTexts = Translate<'places.distance'>

/** How a distance is written: `short` for narrow rows ("0.8 mi"). Approximate for family homes, whose point is the center of their ZIP code. */
type DistanceStyle = { isApproximate?: boolean; length?: 'short' | 'full' }

/** "0.8 miles", "1 mile", "12 miles"; an approximate distance is in whole miles: "about 2 miles". */
export function distanceText(
  t: DistanceTexts,
  meters: number,
  { isApproximate, length = 'full' }: DistanceStyle = {},
): string {
  const values = { miles: shownMiles(meters, isApproximate), length }
  return isApproximate ? t('aboutMiles', values) : t('miles', values)
}

/** "on your way", "1.2 miles out of your way". */
export function detourText(
  t: DistanceTexts,
  meters: number,
  { isApproximate, length = 'full' }: DistanceStyle = {},
): string {
  if (meters < METERS_PER_MILE / 20 && !isApproximate) return t('onYourWay')
  const values = { miles: shownMiles(meters, isApproximate), length }
  return isApproximate ? t('aboutDetour', values) : t('detour', values)
}

function shownMiles(meters: number, isApproximate?: boolean): number {
  const miles = meters / METERS_PER_MILE
  if (isApproximate) return Math.max(1, Math.round(miles))
  return miles < 9.95 ? Math.max(0.1, Math.round(miles * 10) / 10) : Math.round(miles)
}

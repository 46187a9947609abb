import { type Box, boundsText, METERS_PER_MILE, type Point } from '../../rules/geo'
import type { MapPoint, Mark } from '../types'

/** The largest box a map search may cover, in degrees: beyond that, providers cannot be told apart. */
export const MAX_SEARCH_DEGREES = { latitude: 2.5, longitude: 4 }
/** The largest box that place names can be requested for: the whole country. */
export const MAX_NAMES_DEGREES = { latitude: 55, longitude: 116 }
/** A box around the fifty states. */
const COUNTRY: Box = { south: 17, west: -180, north: 72, east: -64 }

/** Null for an invalid box, one outside the United States, or one that is too large. */
export function parseBounds(text: string, most = MAX_SEARCH_DEGREES): Box | null {
  if (!/^-?\d{1,3}(\.\d{1,8})?(,-?\d{1,3}(\.\d{1,8})?){3}$/.test(text)) return null
  const [south = 0, west = 0, north = 0, east = 0] = text.split(',').map(Number)
  const box = { south, west, north, east }
  return isInCountry(box) && south < north && west < east && isWithin(box, most) ? box : null
}

/** The searchable part of a box: the part within the country, if that is small enough. */
export function searchablePart(box: Box): Box | null {
  return parseBounds(boundsText(partWithinCountry(box)))
}

function partWithinCountry({ south, west, north, east }: Box): Box {
  return {
    south: Math.max(south, COUNTRY.south),
    west: Math.max(west, COUNTRY.west),
    north: Math.min(north, COUNTRY.north),
    east: Math.min(east, COUNTRY.east),
  }
}

function isWithin({ south, west, north, east }: Box, most: typeof MAX_SEARCH_DEGREES): boolean {
  return north - south <= most.latitude && east - west <= most.longitude
}

function isInCountry({ south, west, north, east }: Box): boolean {
  return south >= COUNTRY.south && north <= COUNTRY.north && west >= COUNTRY.west && east <= COUNTRY.east
}

/** Rounded outward, so that small moves of a map request the same names. */
export function roundedBox({ south, west, north, east }: Box): Box {
  const step = 2 ** Math.ceil(Math.log2((north - south) / 2))
  const down = (value: number) => Math.floor(value / step) * step
  const up = (value: number) => Math.ceil(value / step) * step
  return partWithinCountry({ south: down(south), west: down(west), north: up(north), east: up(east) })
}

/** Web Mercator. The world is a square of 512 * 2^zoom pixels, as in MapLibre. */
const TILE = 512
export const MIN_ZOOM = 2.5
export const MAX_ZOOM = 17

export function worldWidth(zoom: number): number {
  return TILE * 2 ** zoom
}

export function project({ latitude, longitude }: Point): { x: number; y: number } {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return { x: (longitude + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}

export function unproject({ x, y }: { x: number; y: number }): Point {
  return { latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI, longitude: x * 360 - 180 }
}

/** The minimum distance between two marks, in pixels: neither covers the other's price, and both can be tapped. */
export const MARK_PIXELS = 52
/** How far a mark of homes may be moved, in gaps: it represents a ZIP code, not an address. */
const FARTHEST = 3
/** Possible offsets in gaps, nearest first: none, then below, right, above, left, and so on outward. */
const OFFSETS = Array.from({ length: 2 * FARTHEST + 1 }, (_, column) =>
  Array.from({ length: 2 * FARTHEST + 1 }, (_, row) => ({ x: FARTHEST - column, y: FARTHEST - row })),
)
  .flat()
  .toSorted((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y) || Number(b.x === 0) - Number(a.x === 0))

/** Marks are grouped again at every half zoom level. */
export function zoomStepOf(zoom: number): number {
  return Math.floor(zoom * 2) / 2
}

/**
 * The marks for these points at a zoom step. Points too close to tap separately share a mark. Family homes are never grouped
 * with other providers, and their marks are moved out of the way of others. Sorted from north to south, the reading order.
 */
export function marksOf(points: readonly MapPoint[], zoomStep: number): Mark[] {
  const gap = MARK_PIXELS / worldWidth(zoomStep)
  const places = grouped(points.filter(({ isHome }) => !isHome).map(markOf), gap)
  const homes = grouped(points.filter(({ isHome }) => isHome).map(markOf), gap)
  const placed = [...places]
  for (const home of homes) placed.push(withoutOverlap(home, placed, gap))
  return placed.toSorted((a, b) => a.y - b.y || a.x - b.x)
}

function markOf(point: MapPoint): Mark {
  return { ...project(point), kind: point.isHome ? 'homes' : 'provider', points: [point] }
}

/** Joins marks until no two are closer than the gap. */
function grouped(marks: Mark[], gap: number): Mark[] {
  const result: Mark[] = []
  for (const mark of marks) {
    const near = result.findIndex((other) => isNear(other, mark, gap))
    const other = result[near]
    if (other) result[near] = joined(other, mark)
    else result.push(mark)
  }
  // A joined mark is placed between the marks it replaces, where it may be too close to yet another mark.
  return result.length === marks.length ? result : grouped(result, gap)
}

function isNear(a: Mark, b: Mark, gap: number): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < gap
}

function joined(a: Mark, b: Mark): Mark {
  const share = b.points.length / (a.points.length + b.points.length)
  return {
    kind: a.kind === 'homes' ? 'homes' : 'cluster',
    points: [...a.points, ...b.points],
    x: a.x + (b.x - a.x) * share,
    y: a.y + (b.y - a.y) * share,
  }
}

function withoutOverlap(home: Mark, placed: readonly Mark[], gap: number): Mark {
  const places = OFFSETS.map(({ x, y }) => ({ ...home, x: home.x + x * gap, y: home.y + y * gap }))
  return places.find((place) => !placed.some((other) => isNear(other, place, gap * 0.99))) ?? home
}

/** Whether zooming in would split the mark: providers in one building, or homes in one ZIP code, stay together. */
export function canBeSplit({ points }: Mark): boolean {
  return marksOf(points, MAX_ZOOM).length > 1
}

/** Half the size of a mark in pixels: a price is wider than a count (components/places/map/map.css). */
const HALF = { provider: { x: 40, y: 22 }, cluster: { x: 22, y: 22 }, homes: { x: 22, y: 22 } } as const

type Rectangle = { left: number; top: number; right: number; bottom: number }

/** Whether an element on top of the map covers part of a mark at this spot, so that it could not be read or tapped. */
export function isCovered({ kind }: Pick<Mark, 'kind'>, spot: { x: number; y: number }, covers: readonly Rectangle[]) {
  const { x, y } = HALF[kind]
  return covers.some(
    ({ left, top, right, bottom }) =>
      spot.x + x > left && spot.x - x < right && spot.y + y > top && spot.y - y < bottom,
  )
}

/** The ZIP codes of these points, the one with the most providers first. */
export function zipsOf(points: readonly MapPoint[]): { zip: string; count: number; homes: number }[] {
  const counts = new Map<string, { zip: string; count: number; homes: number }>()
  for (const { zip, isHome } of points) {
    if (zip === null) continue
    const entry = counts.get(zip) ?? { zip, count: 0, homes: 0 }
    counts.set(zip, { zip, count: entry.count + 1, homes: entry.homes + (isHome ? 1 : 0) })
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count || a.zip.localeCompare(b.zip))
}

/** Approximate, which is enough for a map's frame. */
const METERS_PER_DEGREE = 111_195

/** The box around points, larger by `miles` on each side, so that a single point has a box with a size. */
export function boxAround(points: readonly [Point, ...Point[]], miles = 0.5) {
  const latitudes = points.map(({ latitude }) => latitude)
  const longitudes = points.map(({ longitude }) => longitude)
  const degrees = (miles * METERS_PER_MILE) / METERS_PER_DEGREE
  return {
    south: Math.min(...latitudes) - degrees,
    north: Math.max(...latitudes) + degrees,
    west: Math.min(...longitudes) - degrees,
    east: Math.max(...longitudes) + degrees,
  }
}

/** A map is first zoomed to this many of the best matches, as on the list's first page, so that most have a pin of their own with a price. */
const FRAMED = 20

/**
 * The initial frame of a search's map: the requested box if there is one; all matches in a county or along a way to work; the best matches in a
 * circle, or the whole circle without matches. Except for a box, it contains the center. `points` are sorted, the best match first.
 */
export function frameOf(area: { center: Point; box?: Box; radiusMeters?: number }, points: readonly Point[]): Box {
  const { center, box, radiusMeters } = area
  if (box) return box
  if (radiusMeters === undefined) return boxAround([center, ...points], 2)
  if (points.length > 0) return boxAround([center, ...points.slice(0, FRAMED)])
  const degrees = radiusMeters / METERS_PER_DEGREE
  const wide = degrees / Math.cos((center.latitude * Math.PI) / 180)
  return {
    south: center.latitude - degrees,
    north: center.latitude + degrees,
    west: center.longitude - wide,
    east: center.longitude + wide,
  }
}

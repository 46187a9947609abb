import type { Box, Point } from '../../rules/geo'
import type { Camera, Size, Spot } from '../types'

/** The largest box a map search may cover, in degrees: beyond that, providers cannot be told apart. */
export const MAX_SEARCH_DEGREES = { latitude: 2.5, longitude: 4 }
/** The largest box that place names can be requested for: the whole country. */
export const MAX_NAMES_DEGREES = { latitude: 55, longitude: 116 }
/** Around the fifty states. */
const COUNTRY: Box = { south: 17, west: -180, north: 72, east: -64 }

/** "28.4000,-81.6000,28.7000,-81.2000": south, west, north, east, to about ten meters. */
export function boundsText({ south, west, north, east }: Box): string {
  return [south, west, north, east].map((degrees) => degrees.toFixed(4)).join(',')
}

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

export function partWithinCountry({ south, west, north, east }: Box): Box {
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

/** Web Mercator. The world is a square of 512 * 2^zoom pixels, as in MapLibre. */
const TILE = 512
export const MIN_ZOOM = 2.5
export const MAX_ZOOM = 15
/** The edges of the United States. */
const EDGES: Box = { south: 16, west: -180, north: 72, east: -64 }

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

/** The position of a point, in pixels from the center. */
export function spotOf(point: Point, camera: Camera): Spot {
  return spotAt(project(point), camera)
}

/** The same for fractions of the world. */
export function spotAt(place: { x: number; y: number }, camera: Camera): Spot {
  const width = worldWidth(camera.zoom)
  return { x: (place.x - camera.x) * width, y: (place.y - camera.y) * width }
}

/** The camera that shows a box as large as possible, with this many pixels around it. */
export function cameraFor(box: Box, size: Size, padding = 0): Camera {
  const topLeft = project({ latitude: box.north, longitude: box.west })
  const bottomRight = project({ latitude: box.south, longitude: box.east })
  const room = (pixels: number) => Math.max(1, pixels - 2 * padding)
  const share = Math.max(
    (bottomRight.x - topLeft.x) / room(size.width),
    (bottomRight.y - topLeft.y) / room(size.height),
    1e-9,
  )
  return clampCamera({
    x: (topLeft.x + bottomRight.x) / 2,
    y: (topLeft.y + bottomRight.y) / 2,
    zoom: -Math.log2(share * TILE),
  })
}

/** The box that is visible on the map. */
export function visibleBox(camera: Camera, { width, height }: Size): Box {
  const world = worldWidth(camera.zoom)
  const topLeft = unproject({ x: camera.x - width / 2 / world, y: camera.y - height / 2 / world })
  const bottomRight = unproject({ x: camera.x + width / 2 / world, y: camera.y + height / 2 / world })
  return {
    south: bottomRight.latitude,
    west: topLeft.longitude,
    north: topLeft.latitude,
    east: bottomRight.longitude,
  }
}

/** Moves the camera by this many pixels; a positive x moves it to the right. */
export function panBy(camera: Camera, by: Spot): Camera {
  const world = worldWidth(camera.zoom)
  return clampCamera({ ...camera, x: camera.x + by.x / world, y: camera.y + by.y / world })
}

/** Zooms in or out around a spot, which stays in place. */
export function zoomBy(camera: Camera, steps: number, spot: Spot = { x: 0, y: 0 }): Camera {
  const zoom = clamp(camera.zoom + steps, MIN_ZOOM, MAX_ZOOM)
  const before = worldWidth(camera.zoom)
  const after = worldWidth(zoom)
  return clampCamera({
    x: camera.x + spot.x / before - spot.x / after,
    y: camera.y + spot.y / before - spot.y / after,
    zoom,
  })
}

/** Limits the center to the United States, and the zoom to its range. */
export function clampCamera({ x, y, zoom }: Camera): Camera {
  const topLeft = project({ latitude: EDGES.north, longitude: EDGES.west })
  const bottomRight = project({ latitude: EDGES.south, longitude: EDGES.east })
  return {
    x: clamp(x, topLeft.x, bottomRight.x),
    y: clamp(y, topLeft.y, bottomRight.y),
    zoom: clamp(zoom, MIN_ZOOM, MAX_ZOOM),
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

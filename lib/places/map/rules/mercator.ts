import { type Box, boundsText, type Point } from '../../rules/geo'

/** The largest box a map search may cover, in degrees: beyond that, providers cannot be told apart. */
export const MAX_SEARCH_DEGREES = { latitude: 2.5, longitude: 4 }
/** The largest box that place names can be requested for: the whole country. */
export const MAX_NAMES_DEGREES = { latitude: 55, longitude: 116 }
/** Around the fifty states. */
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

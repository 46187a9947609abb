import type { Box } from '@/lib/platform/geo'

/** What a search by map may cover, in degrees: more is looked at from too far to tell providers apart. */
export const MOST_DEGREES = { latitude: 2.5, longitude: 4 }
/** What names may be asked for at once: the whole country. */
export const ALL_DEGREES = { latitude: 55, longitude: 116 }
/** Around the fifty states. */
const COUNTRY: Box = { south: 17, west: -180, north: 72, east: -64 }

/** "28.4000,-81.6000,28.7000,-81.2000": south, west, north, east. Ten metres are enough for a map. */
export function boundsText({ south, west, north, east }: Box): string {
  return [south, west, north, east].map((degrees) => degrees.toFixed(4)).join(',')
}

/** Null for what is no box of the United States, or larger than it may be. */
export function readBounds(text: string, most = MOST_DEGREES): Box | null {
  if (!/^-?\d{1,3}(\.\d{1,8})?(,-?\d{1,3}(\.\d{1,8})?){3}$/.test(text)) return null
  const [south = 0, west = 0, north = 0, east = 0] = text.split(',').map(Number)
  const box = { south, west, north, east }
  return isInCountry(box) && south < north && west < east && isWithin(box, most) ? box : null
}

/** What can be searched of a box: its part over the country, if that is small enough. */
export function searchablePart(box: Box): Box | null {
  return readBounds(boundsText(partOverCountry(box)))
}

export function partOverCountry({ south, west, north, east }: Box): Box {
  return {
    south: Math.max(south, COUNTRY.south),
    west: Math.max(west, COUNTRY.west),
    north: Math.min(north, COUNTRY.north),
    east: Math.min(east, COUNTRY.east),
  }
}

function isWithin({ south, west, north, east }: Box, most: typeof MOST_DEGREES): boolean {
  return north - south <= most.latitude && east - west <= most.longitude
}

function isInCountry({ south, west, north, east }: Box): boolean {
  return south >= COUNTRY.south && north <= COUNTRY.north && west >= COUNTRY.west && east <= COUNTRY.east
}

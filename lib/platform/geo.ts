/** Distances on a sphere. Degrees in, metres out. */

export const METERS_PER_MILE = 1609.344
export const EARTH_RADIUS_METERS = 6_371_008.8

export type Point = { latitude: number; longitude: number }
/** No box reaches over the 180th meridian. */
export type Box = { south: number; west: number; north: number; east: number }

/** Great-circle distance (haversine). */
export function distanceMeters(a: Point, b: Point): number {
  const rad = Math.PI / 180
  const dLat = (b.latitude - a.latitude) * rad
  const dLon = (b.longitude - a.longitude) * rad
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(a.latitude * rad) * Math.cos(b.latitude * rad) * Math.sin(dLon / 2) ** 2
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Distances on a sphere and the grid that the search index is built on. Degrees in, metres out. */

export const METERS_PER_MILE = 1609.344
const EARTH_RADIUS_METERS = 6_371_008.8
/** Cells are a tenth of a degree: about 11 km north to south. */
const CELLS_PER_DEGREE = 10
const COLUMNS = 360 * CELLS_PER_DEGREE

export type Point = { latitude: number; longitude: number }

/** Great-circle distance (haversine). */
export function distanceMeters(a: Point, b: Point): number {
  const rad = Math.PI / 180
  const dLat = (b.latitude - a.latitude) * rad
  const dLon = (b.longitude - a.longitude) * rad
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(a.latitude * rad) * Math.cos(b.latitude * rad) * Math.sin(dLon / 2) ** 2
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(h)))
}

const row = (latitude: number) => Math.floor((latitude + 90) * CELLS_PER_DEGREE)
const column = (longitude: number) => Math.floor((longitude + 180) * CELLS_PER_DEGREE)

/** The grid cell a point stands in: row * 3600 + column. The same formula stands in the SQL that fills the index. */
export function cellOf(point: Point): number {
  return row(point.latitude) * COLUMNS + column(point.longitude)
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

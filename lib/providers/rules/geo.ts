/** The grid that the search index is built on. Degrees in, metres out. */
import { type Box, distanceMeters, EARTH_RADIUS_METERS, type Point } from '@/lib/platform/geo'

export { distanceMeters, METERS_PER_MILE, type Point } from '@/lib/platform/geo'

/** Cells are a tenth of a degree: about 11 km north to south. */
const CELLS_PER_DEGREE = 10
const COLUMNS = 360 * CELLS_PER_DEGREE

const row = (latitude: number) => Math.floor((latitude + 90) * CELLS_PER_DEGREE)
const column = (longitude: number) => Math.floor((longitude + 180) * CELLS_PER_DEGREE)

/** The grid cell a point stands in: row * 3600 + column. The same formula stands in the SQL that fills the index. */
export function cellOf(point: Point): number {
  return row(point.latitude) * COLUMNS + column(point.longitude)
}

export function cellCenter(cell: number): Point {
  return cornerOf(cell, 0.5)
}

/** From a cell's center to its farthest corner, in metres. */
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

/** A point on a sphere whose radius is 1: the squares of three differences say how far two are apart. */
export function unitVector({ latitude, longitude }: Point): [x: number, y: number, z: number] {
  const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)]
}

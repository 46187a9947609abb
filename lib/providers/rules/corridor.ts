/** The way from home to work by geometry alone: straight lines on the sphere. Degrees in, metres out. */
import { cellCenter, cellReach, cellsWithin, distanceMeters, type Point } from './geo'

export type Way = { home: Point; work: Point }

/** How much longer the way becomes by stopping at `stop`: 0 when that lies on it. The same formula stands in search-sql.ts. */
export function detourMeters({ home, work }: Way, stop: Point): number {
  const extra = distanceMeters(home, stop) + distanceMeters(stop, work) - distanceMeters(home, work)
  return Math.max(0, extra)
}

/**
 * Every cell that holds a stop of at most this detour; together an ellipse around home and work. Nobody in it is farther
 * from home than the way and half the detour. Who stands `reach` from a cell's center makes a detour that differs from the
 * center's by at most twice that.
 */
export function cellsAlong(way: Way, mostMeters: number): number[] {
  const farthest = distanceMeters(way.home, way.work) + mostMeters / 2
  return cellsWithin(way.home, farthest).filter(
    (cell) => detourMeters(way, cellCenter(cell)) <= mostMeters + 2 * cellReach(cell),
  )
}

import type { Box, Point } from '@/lib/platform/geo'
import { boxAround } from './marks'

/** About that of the earth: a map's frame needs no better. */
const METERS_PER_DEGREE = 111_195

/** What a map of a search shows at first: the box that was asked for, the circle, or else everything found around a point. */
export function frameOf(area: { center: Point; box?: Box; radiusMeters?: number }, points: readonly Point[]): Box {
  const { center, box, radiusMeters } = area
  if (box) return box
  if (radiusMeters === undefined) return boxAround([center, ...points], 2)
  const degrees = radiusMeters / METERS_PER_DEGREE
  const wide = degrees / Math.cos((center.latitude * Math.PI) / 180)
  return {
    south: center.latitude - degrees,
    north: center.latitude + degrees,
    west: center.longitude - wide,
    east: center.longitude + wide,
  }
}

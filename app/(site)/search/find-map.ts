import { findMapPlaces } from '@/lib/locations/queries/map-places'
import { frameOf } from '@/lib/map/rules/frame'
import { env } from '@/lib/platform/env'
import type { Box } from '@/lib/platform/geo'
import { findMapPoints } from '@/lib/providers/queries/map-points'
import type { SearchArea } from '@/lib/providers/rules/search-area'
import type { Search } from '@/lib/providers/schema/search'

/** All that a search finds, for a map, with the names around it. */
export async function findMap(area: SearchArea, search: Search, time: Date) {
  const points = await findMapPoints(area, search, time)
  const frame = frameOf(area, points)
  const places = await findMapPlaces(withSurroundings(frame))
  return { points, places, frame, isArea: 'box' in area, styleUrl: env().MAP_STYLE_URL ?? null }
}

/** A wide or high map shows more than its frame. */
function withSurroundings({ south, west, north, east }: Box): Box {
  const height = (north - south) / 2
  const width = (east - west) / 2
  return { south: south - height, west: west - width, north: north + height, east: east + width }
}

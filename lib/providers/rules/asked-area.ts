import type { ZipView } from '@/lib/locations/types'
import type { Search } from '../schema/search'
import { areaOf, boxAreaOf, type CorridorArea, type KnownPlace, type SearchArea } from './search-area'
import { type WayToWork, wayToWork, withoutWay } from './way-to-work'

export type AskedArea = {
  area: SearchArea
  /** What is searched: what was asked, but for a way to work that there is not. */
  search: Search
  way: WayToWork | null
  along: CorridorArea | null
}

/** Where a search looks: the area of a map, else the way to work, else around the place. `work` is what is known of `workZip`. */
export function askedArea(place: KnownPlace, asked: Search, work: ZipView | null): AskedArea {
  const box = boxAreaOf(place, asked.bounds)
  const way = box ? null : wayToWork(place, asked, work)
  const along = way?.kind === 'along' ? way.area : null
  const search = box || (way && !along) ? withoutWay(asked) : asked
  return { area: box ?? along ?? areaOf(place, search.distance), search, way, along }
}

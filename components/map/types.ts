import type { MapPlace, MapPoint } from '@/lib/map/types'
import type { Box } from '@/lib/platform/geo'

/** Everything the map shows; it is sent to the browser once. */
export type MapData = {
  points: MapPoint[]
  /** Names in and around the frame. */
  places: MapPlace[]
  /** What is to be seen at first. */
  frame: Box
  /** Whether the frame is a searched area: then it fills the map to its edges. */
  isArea: boolean
}

export type MapProps = MapData & {
  total: number
  /** "YYYY-MM-DD" there. */
  today: string
  /** The same search without an area; ends so that "&bounds=..." can follow. */
  areaHref: string
  /** Where a style comes from, if one is configured. */
  styleUrl: string | null
}

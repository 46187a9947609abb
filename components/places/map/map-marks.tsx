import { type Label, zipsOf } from '@/lib/places/map/rules/marks'
import { outlinesOf } from '@/lib/places/map/rules/outlines'
import type { Camera, MapPlace, MapPoint, Mark } from '@/lib/places/map/types'
import type { Box } from '@/lib/places/rules/geo'
import { mapMessages as texts } from './messages'

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

/** What a screen reader says of a mark. */
export function markName({ kind, points }: Mark): string {
  if (kind === 'provider') return points[0].name
  if (kind === 'cluster') return texts.cluster(points.length)
  const zips = zipsOf(points).map(({ zip }) => zip)
  return `${texts.homes(points.length, zips)}. ${texts.byZip}`
}

/**
 * Land and borders, inside of an svg whose origin is the middle of the map. The files are pictures to the browser: fetched
 * when needed, kept, and colored by our style sheet.
 */
export function Outline({ camera, box }: { camera: Camera; box: Box }) {
  return (
    <g aria-hidden className="map-outline">
      {outlinesOf(box, camera).map(({ file, isDetailed, x, y, scale }) => (
        <g key={file} transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale})`}>
          <use href={`${file}#land`} className="map-land" />
          <use href={`${file}#${isDetailed ? 'counties' : 'states'}`} className="map-border" />
        </g>
      ))}
    </g>
  )
}

/** Cities with their dots, and counties in spaced letters; inside of an svg whose origin is the middle of the map. */
export function PlaceNames({ labels }: { labels: Label[] }) {
  return (
    <g aria-hidden className="map-names">
      {labels.map(({ place, x, y }) => (
        <g key={place.slug} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          {place.kind === 'city' && <circle r="2.5" className="map-city" />}
          <text y={place.kind === 'city' ? 16 : 4} textAnchor="middle" className={`map-name-${place.kind}`}>
            {place.name}
          </text>
        </g>
      ))}
    </g>
  )
}

import { type Label, zipsOf } from '@/lib/places/map/rules/marks'
import { outlinesOf } from '@/lib/places/map/rules/outlines'
import type { Camera, MapPlace, MapPoint, Mark } from '@/lib/places/map/types'
import type { Box } from '@/lib/places/rules/geo'
import { mapMessages as texts } from './messages'

/** The map's data; it is sent to the browser once. */
export type MapData = {
  points: MapPoint[]
  /** Names in and around the frame. */
  places: MapPlace[]
  /** The initial view. */
  frame: Box
  /** Whether the frame is a searched area: then it fills the map to its edges. */
  isArea: boolean
}

export type MapProps = MapData & {
  total: number
  /** "YYYY-MM-DD" in its time zone. */
  today: string
  /** The same search without an area; "&bounds=..." can be appended. */
  areaHref: string
  /** The map style's URL, if one is configured. */
  styleUrl: string | null
}

/** A mark's accessible name. */
export function markName({ kind, points }: Mark): string {
  if (kind === 'provider') return points[0].name
  if (kind === 'cluster') return texts.cluster(points.length)
  const zips = zipsOf(points).map(({ zip }) => zip)
  return `${texts.homes(points.length, zips)}. ${texts.byZip}`
}

/**
 * Land and borders, inside an svg whose origin is the middle of the map. The files are images: loaded when needed,
 * cached, and colored by our style sheet.
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

/** Cities with their dots, and counties in spaced letters; inside an svg whose origin is the middle of the map. */
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

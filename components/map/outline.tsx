import { outlinesOf } from '@/lib/map/rules/outlines'
import type { Camera } from '@/lib/map/types'
import type { Box } from '@/lib/platform/geo'

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

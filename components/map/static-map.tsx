import { labelsOf } from '@/lib/map/rules/labels'
import { marksOf, zoomStepOf } from '@/lib/map/rules/marks'
import { cameraFor, spotAt, visibleBox } from '@/lib/map/rules/mercator'
import type { Mark } from '@/lib/map/types'
import { routes } from '@/lib/platform/routes'
import { markName } from './mark-name'
import { Outline } from './outline'
import { PlaceNames } from './place-names'
import { mapTexts as texts } from './texts'
import type { MapData } from './types'

/** The frame is laid out in this square; a wider or higher map shows more around it. */
const SQUARE = { width: 400, height: 400 }
const AROUND = { width: 1200, height: 900 }
const PADDING = 28

type StaticMapProps = Pick<MapData, 'points' | 'places' | 'frame'> & {
  /** Where a mark of several leads. */
  hrefOf: (mark: Mark) => string
}

/** The map as the server draws it: a picture whose marks are links, so that it works without JavaScript. */
export function StaticMap({ points, places, frame, hrefOf }: StaticMapProps) {
  const camera = cameraFor(frame, SQUARE, PADDING)
  const marks = marksOf(points, zoomStepOf(camera))
  const spots = marks.map((mark) => spotAt(mark, camera))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no set of fields
    <svg
      role="group"
      aria-label={texts.label(points.length)}
      viewBox="-200 -200 400 400"
      className="min-h-0 flex-1 overflow-visible"
    >
      <Outline camera={camera} box={visibleBox(camera, AROUND)} />
      <PlaceNames labels={labelsOf(places, camera, AROUND, spots)} />
      {marks.map((mark) => {
        const { x, y } = spotAt(mark, camera)
        const [first] = mark.points
        return (
          <g
            key={first.id}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
            className={`map-drawn-${mark.kind}`}
          >
            <a href={mark.kind === 'provider' ? routes.provider(first.id) : hrefOf(mark)} aria-label={markName(mark)}>
              {mark.kind === 'homes' ? <rect x="-15" y="-15" width="30" height="30" rx="8" /> : <circle r="15" />}
              {mark.kind !== 'provider' && (
                <text y="4.5" textAnchor="middle">
                  {mark.points.length}
                </text>
              )}
            </a>
          </g>
        )
      })}
    </svg>
  )
}

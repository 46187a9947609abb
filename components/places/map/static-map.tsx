import { labelsOf, marksOf, zipsOf, zoomStepOf } from '@/lib/places/map/rules/marks'
import { cameraFor, spotAt, visibleBox } from '@/lib/places/map/rules/mercator'
import type { MapPoint, Mark } from '@/lib/places/map/types'
import { routes } from '@/lib/platform/http/routes'
import { type MapData, markName, Outline, PlaceNames } from './map-marks'
import { mapMessages as texts } from './messages'

type ZipTableProps = { points: readonly MapPoint[]; hrefOf: (zip: string) => string }

/** The accessible alternative of the map: every ZIP code with its number of providers. */
export function ZipTable({ points, hrefOf }: ZipTableProps) {
  const zips = zipsOf(points)
  if (zips.length === 0) return null
  return (
    <details className="group mt-2">
      <summary className="inline-flex min-h-11 list-none items-center gap-1.5 text-sm font-semibold text-pine hover:text-pine-deep">
        {texts.table}
      </summary>
      <table className="mt-1 mb-4 w-full max-w-narrow text-sm">
        <thead>
          <tr className="border-b border-line text-left text-soft">
            <th scope="col" className="py-1.5 font-medium">
              {texts.zip}
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              {texts.providers}
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              {texts.ofWhichHomes}
            </th>
          </tr>
        </thead>
        <tbody className="numbers">
          {zips.map(({ zip, count, homes }) => (
            <tr key={zip} className="border-b border-line">
              <th scope="row" className="text-left font-medium">
                <a href={hrefOf(zip)} className="inline-flex min-h-9 items-center text-pine hover:underline">
                  {zip}
                </a>
              </th>
              <td className="text-right">{count}</td>
              <td className="text-right">{homes}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** The frame is laid out in this square; a wider or taller map shows more around it. */
const SQUARE = { width: 400, height: 400 }
const AROUND = { width: 1200, height: 900 }
const PADDING = 28

type StaticMapProps = Pick<MapData, 'points' | 'places' | 'frame'> & {
  /** The link of a mark with several providers. */
  hrefOf: (mark: Mark) => string
}

/** The map as rendered by the server: an image whose marks are links, so that it works without JavaScript. */
export function StaticMap({ points, places, frame, hrefOf }: StaticMapProps) {
  const camera = cameraFor(frame, SQUARE, PADDING)
  const marks = marksOf(points, zoomStepOf(camera))
  const spots = marks.map((mark) => spotAt(mark, camera))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is not a set of fields
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

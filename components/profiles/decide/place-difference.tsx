import { Outline } from '@/components/map/outline'
import { PlaceNames } from '@/components/map/place-names'
import { labelsOf } from '@/lib/map/rules/labels'
import { boxAround } from '@/lib/map/rules/marks'
import { cameraFor, spotOf, visibleBox } from '@/lib/map/rules/mercator'
import type { MapPlace } from '@/lib/map/types'
import { distanceMeters, METERS_PER_MILE } from '@/lib/platform/geo'
import type { MovedPlace } from '@/lib/profiles/types'
import { placeTexts as texts } from './texts'

const SIZE = { width: 480, height: 240 }
const PADDING = 48
/** Around two points, so that something near them can be recognized. */
const MILES_AROUND = 2

/** What of the country the picture shows. */
export const boxOfMove = ({ from, to }: MovedPlace) => boxAround([from, to], MILES_AROUND)

/** Both places on one map, and how far the page would move. */
export function PlaceDifference({ moved, places }: { moved: MovedPlace; places: readonly MapPlace[] }) {
  const camera = cameraFor(boxOfMove(moved), SIZE, PADDING)
  const spots = [spotOf(moved.from, camera), spotOf(moved.to, camera)] as const
  const miles = distanceMeters(moved.from, moved.to) / METERS_PER_MILE
  return (
    <figure className="mt-3">
      <div className="overflow-hidden rounded-md border border-line bg-sunken">
        <svg
          role="img"
          aria-label={texts.label(miles.toFixed(1))}
          viewBox={`${-SIZE.width / 2} ${-SIZE.height / 2} ${SIZE.width} ${SIZE.height}`}
          className="block w-full"
        >
          <Outline camera={camera} box={visibleBox(camera, SIZE)} />
          <PlaceNames labels={labelsOf(places, camera, SIZE, spots)} />
          {spots.map(({ x, y }, index) => (
            <g
              key={index === 0 ? 'from' : 'to'}
              transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
              className="map-drawn-cluster"
            >
              <circle r="13" />
              <text y="4.5" textAnchor="middle">
                {index + 1}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <figcaption className="mt-1.5 text-sm text-soft">{texts.moves(miles.toFixed(1))}</figcaption>
    </figure>
  )
}

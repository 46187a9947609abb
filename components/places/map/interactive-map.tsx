'use client'

import { lazy, type RefObject, Suspense, use, useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '@/components/ui/actions/button'
import { IconButton } from '@/components/ui/actions/icon-button'
import type { IconName } from '@/components/ui/surface/icon'
import { boxAround, canBeSplit, labelsOf, marksOf, zoomStepOf } from '@/lib/places/map/rules/marks'
import { boundsText, partWithinCountry, searchablePart, spotAt, visibleBox } from '@/lib/places/map/rules/mercator'
import type { MapPlace, Mark } from '@/lib/places/map/types'
import type { Box } from '@/lib/places/rules/geo'
import { routes } from '@/lib/platform/http/routes'
import { SearchNavigation } from '../location-field/search-navigation'
import { type CameraMoves, pressKey, useCamera } from './camera'
import { type MapProps, Outline, PlaceNames } from './map-marks'
import { MapPreview, MarkButton } from './map-preview'
import { mapMessages as texts } from './messages'

/** The public id of the list row that is hovered or focused. Rows have it in `data-map-id`. */
export function useHighlightedRow(): string | null {
  const [id, setId] = useState<string | null>(null)
  useEffect(() => {
    const onEnter = (event: Event) => {
      const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-map-id]') : null
      setId(row?.dataset.mapId ?? null)
    }
    document.addEventListener('mouseover', onEnter)
    document.addEventListener('focusin', onEnter)
    return () => {
      document.removeEventListener('mouseover', onEnter)
      document.removeEventListener('focusin', onEnter)
    }
  }, [])
  return id
}

const DELAY_MS = 250

/** The visible place names: those that came with the page, then others as the map moves. It works without them too. */
function useMapPlaces(initial: MapPlace[], box: Box | null): MapPlace[] {
  const [fetched, setFetched] = useState<MapPlace[] | null>(null)
  // Rounded outward, so that small moves send the same request.
  const bounds = box && boundsText(partWithinCountry(rounded(box)))
  useEffect(() => {
    if (!bounds) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      fetch(routes.api.mapPlaces(bounds), { signal: stop.signal })
        .then((response) => (response.ok ? response.json() : null))
        .then((answer) => Array.isArray(answer?.places) && setFetched(answer.places))
        .catch(() => {})
    }, DELAY_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [bounds])
  return fetched ?? initial
}

function rounded({ south, west, north, east }: Box): Box {
  const step = 2 ** Math.ceil(Math.log2((north - south) / 2))
  const down = (value: number) => Math.floor(value / step) * step
  const up = (value: number) => Math.ceil(value / step) * step
  return { south: down(south), west: down(west), north: up(north), east: up(east) }
}

const STEP = 120
const DIRECTIONS: { to: keyof typeof texts.moveTo; icon: IconName; right: number; down: number }[] = [
  { to: 'left', icon: 'chevron-left', right: -STEP, down: 0 },
  { to: 'up', icon: 'chevron-up', right: 0, down: -STEP },
  { to: 'down', icon: 'chevron-down', right: 0, down: STEP },
  { to: 'right', icon: 'chevron-right', right: STEP, down: 0 },
]

/** Everything that fingers and the wheel do, as buttons. */
function MapControls({ moves, hasMoved }: { moves: CameraMoves; hasMoved: boolean }) {
  const [areArrowsShown, setAreArrowsShown] = useState(false)
  return (
    <div className="flex flex-wrap">
      <IconButton icon="minus" label={texts.zoomOut} onClick={() => moves.zoom(-1)} />
      <IconButton icon="plus" label={texts.zoomIn} onClick={() => moves.zoom(1)} />
      <IconButton
        icon="move"
        label={texts.move}
        aria-expanded={areArrowsShown}
        onClick={() => setAreArrowsShown(!areArrowsShown)}
      />
      {areArrowsShown &&
        DIRECTIONS.map(({ to, icon, right, down }) => (
          <IconButton key={to} icon={icon} label={texts.moveTo[to]} onClick={() => moves.pan(right, down)} />
        ))}
      {hasMoved && <IconButton icon="reset" label={texts.showAll} onClick={moves.reset} />}
    </div>
  )
}

type SearchHereProps = { box: Box; areaHref: string; onSearch: () => void }

/** After the map was moved: the same search for the visible area. */
function SearchHere({ box, areaHref, onSearch }: SearchHereProps) {
  const navigate = use(SearchNavigation)
  const part = searchablePart(box)
  const search = () => {
    if (!part) return
    navigate?.(`${areaHref}&bounds=${encodeURIComponent(boundsText(part))}`)
    onSearch()
  }
  return part ? (
    <Button onClick={search}>{texts.searchHere}</Button>
  ) : (
    <p className="text-sm text-soft">{texts.tooFar}</p>
  )
}

const StyleGround = lazy(() => import('./base-map'))

/** Pixels from the map's edge: nearer to it a mark would be cut off. */
const EDGE = 14

/** The interactive map. */
export default function InteractiveMap(props: MapProps) {
  const { points, frame, isArea, total, today, areaHref, styleUrl } = props
  const map = useRef<HTMLDivElement>(null)
  const { seen, moves } = useCamera(map, frame, isArea)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const [hasStyle, setHasStyle] = useState(styleUrl !== null)
  const litId = useHighlightedRow()

  const step = seen && zoomStepOf(seen.camera)
  const all = useMemo(() => (step === null ? [] : marksOf(points, step)), [points, step])
  const box = seen && visibleBox(seen.camera, seen.size)
  const places = useMapPlaces(props.places, seen?.hasMoved && !hasStyle ? box : null)

  const marks = all.flatMap((mark) => {
    const spot = seen && spotAt(mark, seen.camera)
    const isSeen =
      spot && Math.abs(spot.x) < seen.size.width / 2 - EDGE && Math.abs(spot.y) < seen.size.height / 2 - EDGE
    return isSeen ? [{ mark, spot }] : []
  })
  const chosen = all.find(({ points: [first] }) => first.id === chosenId)
  const isChosenHidden = chosen !== undefined && !marks.some(({ mark }) => mark === chosen)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the status text takes space from the map; later moves are the user's
  useEffect(() => {
    if (chosen && isChosenHidden) moves.center(chosen)
  }, [chosenId, seen?.size.height])
  useRestoredMapFocus(map, marks.map(({ mark }) => mark.points[0].id).join())

  const press = (mark: Mark) => {
    if (mark.kind !== 'provider' && canBeSplit(mark)) {
      setChosenId(null)
      moves.show(boxAround(mark.points, 0.05))
      setSaid(texts.nearer(mark.points.length))
    } else setChosenId(mark.points[0].id)
  }
  const close = () => {
    setChosenId(null)
    const button = map.current?.querySelector<HTMLElement>(`[data-mark="${CSS.escape(chosenId ?? '')}"]`)
    ;(button ?? map.current)?.focus({ preventScroll: true })
  }

  return (
    <>
      <div
        ref={map}
        role="application"
        aria-roledescription="map"
        aria-label={texts.label(total)}
        aria-describedby="map-keys"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move it
        tabIndex={0}
        onKeyDown={(event) => {
          const isPlain = !event.metaKey && !event.ctrlKey && !event.altKey
          if (isPlain && pressKey(event.key, moves)) event.preventDefault()
        }}
        className="map-moving"
      >
        {seen && box && (
          <>
            {styleUrl && hasStyle ? (
              <Suspense fallback={null}>
                <StyleGround styleUrl={styleUrl} camera={seen.camera} onFail={() => setHasStyle(false)} />
              </Suspense>
            ) : (
              <svg
                aria-hidden
                className="absolute inset-0 size-full"
                viewBox={`${-seen.size.width / 2} ${-seen.size.height / 2} ${seen.size.width} ${seen.size.height}`}
              >
                <Outline camera={seen.camera} box={box} />
                <PlaceNames
                  labels={labelsOf(
                    places,
                    seen.camera,
                    seen.size,
                    marks.map(({ spot }) => spot),
                  )}
                />
              </svg>
            )}
            {marks.map(({ mark, spot }) => (
              <MarkButton
                key={mark.points[0].id}
                mark={mark}
                spot={spot}
                isLit={litId !== null && mark.points.some(({ id }) => id === litId)}
                isChosen={mark === chosen}
                onPress={() => press(mark)}
              />
            ))}
          </>
        )}
      </div>
      {chosen && <MapPreview mark={chosen} today={today} onClose={close} />}
      {seen && box && (
        <div className="map-bar">
          <MapControls moves={moves} hasMoved={seen.hasMoved} />
          {seen.hasMoved && (
            <SearchHere box={box} areaHref={areaHref} onSearch={() => map.current?.focus({ preventScroll: true })} />
          )}
        </div>
      )}
      <p id="map-keys" hidden>
        {texts.description}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
      {styleUrl && !hasStyle && <p className="map-note">{texts.styleFailed}</p>}
    </>
  )
}

/** When the focused mark disappears, the map gets the focus. */
function useRestoredMapFocus(map: RefObject<HTMLElement | null>, marks: string) {
  const hadFocus = useRef(false)
  useEffect(() => {
    const element = map.current
    if (!element) return
    // A press outside the map has left it, which focus events cannot tell from a mark that disappeared.
    const note = (event: Event) => {
      hadFocus.current = event.target instanceof Node && element.contains(event.target)
    }
    document.addEventListener('focusin', note)
    document.addEventListener('pointerdown', note)
    return () => {
      document.removeEventListener('focusin', note)
      document.removeEventListener('pointerdown', note)
    }
  }, [map])
  // biome-ignore lint/correctness/useExhaustiveDependencies: new marks may have removed the focused one
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) map.current?.focus({ preventScroll: true })
  }, [map, marks])
}

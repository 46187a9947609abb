'use client'

import { lazy, type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { labelsOf } from '@/lib/map/rules/labels'
import { boxAround, canBeParted, marksOf, zoomStepOf } from '@/lib/map/rules/marks'
import { spotAt, visibleBox } from '@/lib/map/rules/mercator'
import type { Mark } from '@/lib/map/types'
import { MapControls } from './map-controls'
import { pressKey } from './map-keys'
import { MapPreview } from './map-preview'
import { MarkButton } from './mark-button'
import { Outline } from './outline'
import { PlaceNames } from './place-names'
import { SearchHere } from './search-here'
import { mapTexts as texts } from './texts'
import type { MapProps } from './types'
import { useCamera } from './use-camera'
import { useLitRow } from './use-lit-row'
import { useMapPlaces } from './use-map-places'

const StyleGround = lazy(() => import('./style-ground'))

/** Pixels from the map's edge: nearer to it a mark would be cut. */
const EDGE = 14

/** The map that moves. */
export default function InteractiveMap(props: MapProps) {
  const { points, frame, isArea, total, today, areaHref, styleUrl } = props
  const map = useRef<HTMLDivElement>(null)
  const { seen, moves } = useCamera(map, frame, isArea)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const [hasStyle, setHasStyle] = useState(styleUrl !== null)
  const litId = useLitRow()

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: its words take room from the map; later moves are people's own
  useEffect(() => {
    if (chosen && isChosenHidden) moves.center(chosen)
  }, [chosenId, seen?.size.height])
  useKeptFocus(map, marks.map(({ mark }) => mark.points[0].id).join())

  const press = (mark: Mark) => {
    if (mark.kind !== 'provider' && canBeParted(mark)) {
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

/** A mark that had the focus and is gone gives it to the map. */
function useKeptFocus(map: RefObject<HTMLElement | null>, marks: string) {
  const hadFocus = useRef(false)
  useEffect(() => {
    const element = map.current
    if (!element) return
    // Whoever presses beside the map has left it, which no event of the focus tells from a mark that has gone.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: other marks may have taken the focused one away
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) map.current?.focus({ preventScroll: true })
  }, [map, marks])
}

'use client'

import type { Map as MapLibre } from 'maplibre-gl'
import { useTranslations } from 'next-intl'
import { use, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { includesFavorite, useFavorites } from '@/components/families/favorites/favorite-store'
import { Button } from '@/components/ui/actions/button'
import { IconButton } from '@/components/ui/actions/icon-button'
import { Icon } from '@/components/ui/surface/icon'
import {
  boxAround,
  canBeSplit,
  isCovered,
  marksOf,
  searchablePart,
  unproject,
  zoomStepOf,
} from '@/lib/places/map/rules/marks'
import type { MapPoint, Mark } from '@/lib/places/map/types'
import { type Box, boundsText } from '@/lib/places/rules/geo'
import { SearchNavigation } from '../location-field/location-form'
import { cornersOf, useBaseMap, visibleBox } from './base-map'
import { MapNote } from './map-note'
import { MapPreview, MarkButton, type Room } from './map-preview'

/** The map's data; it is sent to the browser once. */
export type MapData = {
  points: MapPoint[]
  /** The initial view. */
  frame: Box
  /** Whether the frame is a searched area: then it fills the map to its edges. */
  isArea: boolean
}

export type MapProps = MapData & {
  total: number
  /** "YYYY-MM-DD" in the place's time zone. */
  today: string
  /** The child's room, whose openings and prices these are; null for all ages. */
  room: Room | null
  /** The same search without an area; "&bounds=..." can be appended. */
  areaHref: string
}

/** The public id of the list row under the pointer, otherwise of the focused one. Rows have it in `data-map-id`. */
function useHighlightedRow(): string | null {
  const [hovered, setHovered] = useState<string | null>(null)
  const [focused, setFocused] = useState<string | null>(null)
  useEffect(() => {
    const rowOf = (target: EventTarget | null) =>
      (target instanceof Element && target.closest<HTMLElement>('[data-map-id]')?.dataset.mapId) || null
    const onHover = ({ target }: Event) => setHovered(rowOf(target))
    const onFocus = ({ target }: Event) => setFocused(rowOf(target))
    // A row may have had the focus before the map existed.
    setFocused(rowOf(document.activeElement))
    document.addEventListener('mouseover', onHover)
    document.addEventListener('focusin', onFocus)
    return () => {
      document.removeEventListener('mouseover', onHover)
      document.removeEventListener('focusin', onFocus)
    }
  }, [])
  return hovered ?? focused
}

/** Highlights the list rows of these providers (map.css). */
function useHighlightedRows(ids: string[]) {
  const key = ids.join(' ')
  useEffect(() => {
    if (!key) return
    const rows = key.split(' ').flatMap((id) => {
      const row = document.querySelector(`[data-map-id="${CSS.escape(id)}"]`)
      return row ? [row] : []
    })
    for (const row of rows) row.setAttribute('data-lit', '')
    return () => {
      for (const row of rows) row.removeAttribute('data-lit')
    }
  }, [key])
}

type SearchHereProps = { box: Box; areaHref: string; onSearch: () => void }

/** Shown after the map was moved: runs the same search for the visible area. */
function SearchHere({ box, areaHref, onSearch }: SearchHereProps) {
  const t = useTranslations('places.map')
  const navigate = use(SearchNavigation)
  const part = searchablePart(box)
  const search = () => {
    if (!part) return
    navigate?.(`${areaHref}&bounds=${encodeURIComponent(boundsText(part))}`)
    onSearch()
  }
  if (!part) return <p className="map-hint">{t('tooFar')}</p>
  return (
    <Button variant="secondary" onClick={search} className="map-search-here">
      <Icon name="search" size="sm" />
      {t('searchHere')}
    </Button>
  )
}

/** Opened pins, by public id, in this tab's storage, so that they stay marked after a reload. */
const VISITED_KEY = 'map-visited'
const MAX_VISITED = 200

function storedVisits(): ReadonlySet<string> {
  try {
    return new Set((sessionStorage.getItem(VISITED_KEY) ?? '').split(' ').filter(Boolean))
  } catch {
    return new Set()
  }
}

function storeVisits(ids: ReadonlySet<string>): void {
  try {
    sessionStorage.setItem(VISITED_KEY, [...ids].slice(-MAX_VISITED).join(' '))
  } catch {
    // Without storage they stay marked until the page is left.
  }
}

/** Pixels around the results, so that no mark is at the edge. */
const PADDING = 40
/** Pixels from the map's edge: nearer to it a mark would be cut off. */
const EDGE = 14
/** The card covers the bottom of the map: a pin there moves up when it is chosen. */
const CARD = { one: 200, several: 330 }
/** The card's width where the map is wider than a phone, and the buttons in the top right corner (map.css). */
const CARD_WIDTH = 352
const BUTTONS = { width: 56, height: 100 }

/** The parts of a map of this size that are covered; `card` is the height of the open card, 0 without one. */
function coversOf(width: number, height: number, card: number) {
  const side = Math.max(0, (width - CARD_WIDTH) / 2 - EDGE)
  return [
    { left: width - BUTTONS.width, top: 0, right: width, bottom: BUTTONS.height },
    { left: side, top: height - card, right: width - side, bottom: height },
  ]
}

/** The map with the marks of a search. */
export default function InteractiveMap(props: MapProps) {
  const t = useTranslations('places.map')
  const { frame, isArea, total } = props
  const mapContainer = useRef<HTMLDivElement>(null)
  const padding = isArea ? 0 : PADDING
  const map = useBaseMap(mapContainer, { label: t('label', { count: total }), frame, padding })
  return (
    <>
      <div ref={mapContainer} className="map-ground" />
      {map === 'failed' && <MapNote isInstead>{t('failed')}</MapNote>}
      {map !== null && map !== 'failed' && <Marks {...props} map={map} padding={padding} />}
    </>
  )
}

function Marks({ map, padding, points, frame, today, room, areaHref }: MapProps & { map: MapLibre; padding: number }) {
  const t = useTranslations('places.map')
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const [hasMoved, setHasMoved] = useState(false)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [visited, setVisited] = useState(storedVisits)
  const [pointedAt, setPointedAt] = useState<Mark | null>(null)
  const [announced, setAnnounced] = useState('')
  const litId = useHighlightedRow()
  const { ids: saved } = useFavorites()

  useEffect(() => {
    const markMoved = ({ originalEvent }: { originalEvent?: unknown }) => originalEvent && setHasMoved(true)
    map.on('move', redraw)
    map.on('resize', redraw)
    map.on('movestart', markMoved)
    return () => {
      map.off('move', redraw)
      map.off('resize', redraw)
      map.off('movestart', markMoved)
    }
  }, [map])
  const frameKey = boundsText(frame)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search shows another frame
  useEffect(() => setHasMoved(false), [frameKey])

  const step = zoomStepOf(map.getZoom())
  const all = useMemo(() => marksOf(points, step), [points, step])
  const chosen = all.find((mark) => mark.points.some(({ id }) => id === chosenId))
  useHighlightedRows((pointedAt ?? chosen)?.points.map(({ id }) => id) ?? [])

  const { clientWidth: width, clientHeight: height } = map.getContainer()
  const cardOf = ({ points: { length } }: Mark) => Math.min(length === 1 ? CARD.one : CARD.several, height * 0.65)
  const covers = coversOf(width, height, chosen ? cardOf(chosen) : 0)
  const visible = all.flatMap((mark) => {
    const { latitude, longitude } = unproject(mark)
    const spot = map.project([longitude, latitude])
    const isInside = spot.x > EDGE && spot.x < width - EDGE && spot.y > EDGE && spot.y < height - EDGE
    return isInside && (mark === chosen || !isCovered(mark, spot, covers)) ? [{ mark, spot }] : []
  })

  useRestoredMapFocus(map, visible.map(({ mark }) => mark.points[0].id).join())

  const press = (mark: Mark) => {
    if (mark.kind !== 'provider' && canBeSplit(mark)) {
      setChosenId(null)
      map.fitBounds(cornersOf(boxAround(mark.points, 0.05)), { padding: PADDING * 1.5 })
      setHasMoved(true)
      setAnnounced(t('nearer', { count: mark.points.length }))
      map.getCanvas().focus({ preventScroll: true })
      return
    }
    const [{ id }] = mark.points
    const { latitude, longitude } = unproject(mark)
    setChosenId(id)
    const visits = new Set(visited).add(id)
    setVisited(visits)
    storeVisits(visits)
    const card = cardOf(mark)
    if (map.project([longitude, latitude]).y > height - card)
      map.easeTo({ center: [longitude, latitude], offset: [0, -card / 2] })
  }
  const close = () => {
    setChosenId(null)
    const pin = map.getContainer().querySelector<HTMLElement>(`[data-mark="${CSS.escape(chosenId ?? '')}"]`)
    ;(pin ?? map.getCanvas()).focus({ preventScroll: true })
  }
  const showAll = () => {
    const [first, ...others] = points
    map.fitBounds(cornersOf(first ? boxAround([first, ...others]) : frame), { padding })
    setHasMoved(false)
    map.getCanvas().focus({ preventScroll: true })
  }

  return (
    <>
      {/* Inside MapLibre's element, so that a drag or the wheel over a pin moves the map. */}
      {createPortal(
        visible.map(({ mark, spot }) => (
          <MarkButton
            key={mark.points[0].id}
            mark={mark}
            spot={spot}
            isLit={litId !== null && mark.points.some(({ id }) => id === litId)}
            isChosen={mark === chosen}
            isVisited={visited.has(mark.points[0].id)}
            isSaved={mark.kind === 'provider' && includesFavorite(saved, mark.points[0].id)}
            t={t}
            onPress={() => press(mark)}
            onPoint={(isOver) => setPointedAt(isOver ? mark : null)}
          />
        )),
        map.getCanvasContainer(),
      )}
      {hasMoved && (
        <div className="map-search">
          <SearchHere
            box={visibleBox(map)}
            areaHref={areaHref}
            onSearch={() => map.getCanvas().focus({ preventScroll: true })}
          />
          <IconButton icon="reset" label={t('showAll')} onClick={showAll} className="map-reset" />
        </div>
      )}
      {chosen && <MapPreview mark={chosen} today={today} room={room} onClose={close} />}
      <p role="status" className="sr-only">
        {announced}
      </p>
    </>
  )
}

/** When the focused mark disappears, the map gets the focus. */
function useRestoredMapFocus(map: MapLibre, marks: string) {
  const hadFocus = useRef(false)
  useEffect(() => {
    const element = map.getContainer()
    // A press outside the map leaves it; focus events cannot distinguish that from a mark that disappeared.
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
    if (hadFocus.current && document.activeElement === document.body) map.getCanvas().focus({ preventScroll: true })
  }, [map, marks])
}

'use client'

import {
  AttributionControl,
  addProtocol,
  type GeoJSONSource,
  type GeoJSONSourceSpecification,
  Map as MapLibre,
  NavigationControl,
  setWorkerUrl,
} from 'maplibre-gl'
import { useLocale, useTranslations } from 'next-intl'
import { Protocol } from 'pmtiles'
import { type RefObject, useEffect, useState } from 'react'
import { MAX_NAMES_DEGREES, MAX_ZOOM, MIN_ZOOM, parseBounds, roundedBox } from '@/lib/places/map/rules/marks'
import { DETAIL_ZOOM, stateFilesOf } from '@/lib/places/map/rules/outlines'
import type { MapPlace } from '@/lib/places/map/types'
import { type Box, boundsText } from '@/lib/places/rules/geo'
import { placeNameIn } from '@/lib/places/rules/local-names'
import { routes } from '@/lib/platform/http/routes'
import type { Locale } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import { backgroundOf, readAppearance, styleOf } from './map-style'
import 'maplibre-gl/dist/maplibre-gl.css'

// A file on this site, because the content security policy allows no worker from a blob.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href)
addProtocol('pmtiles', new Protocol().tile)

type Feature = Extract<GeoJSONSourceSpecification['data'], { type: 'Feature' }>

export type BaseMapOptions = {
  label: string
  frame: Box
  /** Pixels around the frame. */
  padding: number
  /** Within a page that scrolls: the wheel and one finger scroll the page. */
  isSmall?: boolean
}

/** A map of land, streets and names in an element. Null until it exists; 'failed' without WebGL. */
export function useBaseMap(
  element: RefObject<HTMLElement | null>,
  { label, frame, padding, isSmall = false }: BaseMapOptions,
): MapLibre | 'failed' | null {
  const t = useTranslations('places.mapBase')
  const locale = useLocale()
  const [map, setMap] = useState<MapLibre | 'failed' | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: made once; the effect below follows the frame
  useEffect(() => {
    const container = element.current
    if (!container) return
    const made = makeMap(container, { label, frame, padding, isSmall }, t)
    setMap(made ?? 'failed')
    const stop = made && loadBaseMap(made, container, locale)
    return () => {
      stop?.()
      made?.remove()
      setMap(null)
    }
  }, [element])
  const frameKey = boundsText(frame)
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares the frame by its numbers
  useEffect(() => {
    if (map && map !== 'failed') map.fitBounds(cornersOf(frame), { padding, animate: false })
  }, [map, frameKey])
  useEffect(() => {
    if (map && map !== 'failed') map.getCanvas().setAttribute('aria-label', label)
  }, [map, label])
  return map
}

export const cornersOf = ({ south, west, north, east }: Box): [[number, number], [number, number]] => [
  [west, south],
  [east, north],
]

export function visibleBox(map: MapLibre): Box {
  const bounds = map.getBounds()
  return {
    south: bounds.getSouth(),
    west: bounds.getWest(),
    north: bounds.getNorth(),
    east: bounds.getEast(),
  }
}

/** Null where the browser has no WebGL. */
function makeMap(
  container: HTMLElement,
  { label, frame, padding, isSmall }: BaseMapOptions,
  t: Translate<'places.mapBase'>,
): MapLibre | null {
  try {
    const map = new MapLibre({
      container,
      style: styleOf(readAppearance(container), null),
      bounds: cornersOf(frame),
      fitBoundsOptions: { padding },
      minZoom: MIN_ZOOM,
      maxZoom: MAX_ZOOM,
      cooperativeGestures: isSmall,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      attributionControl: false,
      locale: {
        'Map.Title': label,
        'NavigationControl.ZoomIn': t('zoomIn'),
        'NavigationControl.ZoomOut': t('zoomOut'),
        'AttributionControl.ToggleAttribution': t('showCredit'),
        'CooperativeGesturesHandler.WindowsHelpText': t('wheelZooms'),
        'CooperativeGesturesHandler.MacHelpText': t('wheelZoomsOnMac'),
        'CooperativeGesturesHandler.MobileHelpText': t('fingersMove'),
      },
    })
    map.touchZoomRotate.disableRotation()
    map.keyboard.disableRotation()
    map.addControl(new AttributionControl({ compact: false, customAttribution: t('credit') }))
    map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
    return map
  } catch {
    return null
  }
}

/** Loads what comes into view, and follows the theme. Returns a function to stop. */
function loadBaseMap(map: MapLibre, container: HTMLElement, locale: Locale): () => void {
  const stop = new AbortController()
  const land = new Map<string, Feature[]>()
  let places: MapPlace[] = []
  let requested = ''
  let streets: string | null = null

  const show = (id: 'land' | 'places', features: Feature[]) =>
    map.getSource<GeoJSONSource>(id)?.setData({ type: 'FeatureCollection', features })
  const showLand = () => show('land', [...land.values()].flat())
  const showPlaces = () =>
    show(
      'places',
      places.map((place) => featureOf(place, locale)),
    )
  const restyle = () => {
    // `diff: false`, because MapLibre would compare the old style's data with the new style, which has none yet.
    map.setStyle(styleOf(readAppearance(container), streets), { diff: false })
    map.once('style.load', () => {
      showLand()
      showPlaces()
    })
  }
  const load = async () => {
    const box = visibleBox(map)
    const files = map.getZoom() < DETAIL_ZOOM ? [] : stateFilesOf(box)
    const missing = files.filter((file) => !land.has(file))
    for (const file of missing) land.set(file, [])
    const bounds = boundsText(roundedBox(box))
    // There are no names to load for a box outside the country or one that is too large.
    const isOther = bounds !== requested && parseBounds(bounds, MAX_NAMES_DEGREES) !== null
    requested = bounds
    const [found] = await Promise.all([
      isOther ? fetchJson(routes.api.mapPlaces(bounds), stop.signal) : null,
      ...missing.map(async (file) => {
        const answer = await fetchJson(file, stop.signal)
        if (answer) land.set(file, answer.features)
        else land.delete(file)
      }),
    ])
    if (stop.signal.aborted) return
    if (missing.length > 0) showLand()
    if (!found || bounds !== requested) return
    places = found.places
    if (found.hasStreets && !streets) {
      streets = new URL(routes.api.mapStreets(), window.location.href).href
      restyle()
    } else showPlaces()
  }
  // Until the land has loaded, the background has the color of land: a map that is all water would be wrong nearly everywhere.
  const showBackground = (color: ReturnType<typeof backgroundOf>) =>
    map.setPaintProperty('background', 'background-color', color)
  map.once('style.load', () => showBackground(readAppearance(container).colors.land))
  map.once('load', async () => {
    map.on('moveend', load)
    await load()
    map.once('idle', () => showBackground(backgroundOf(readAppearance(container).colors, streets)))
  })
  const theme = window.matchMedia('(prefers-color-scheme: dark)')
  theme.addEventListener('change', restyle, { signal: stop.signal })
  return () => stop.abort()
}

/** Null if it does not load: the map works without it. */
const fetchJson = (url: string, signal: AbortSignal) =>
  fetch(url, { signal })
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null)

function featureOf({ name, kind, weight, longitude, latitude }: MapPlace, locale: Locale): Feature {
  return {
    type: 'Feature',
    properties: { name: placeNameIn(locale, name), kind, weight },
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  }
}

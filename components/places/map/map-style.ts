import type { ExpressionSpecification, FilterSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { COUNTRY_FILE, DETAIL_ZOOM } from '@/lib/places/map/rules/outlines'

/** The names of the colors in map.css (`--map-land` and so on). */
const COLORS = ['land', 'water', 'green', 'building', 'border', 'street', 'main', 'highway', 'casing', 'name'] as const
export type MapColors = Record<(typeof COLORS)[number] | 'halo', string>

/** The colors of the theme and the site's typeface, as the style sheet has them for this element. */
export function readAppearance(element: HTMLElement): { colors: MapColors; font: string } {
  const style = getComputedStyle(element)
  const color = (name: string) => style.getPropertyValue(`--map-${name}`).trim() || '#888888'
  const colors = Object.fromEntries([...COLORS, 'halo'].map((name) => [name, color(name)])) as MapColors
  const [first = ''] = style.fontFamily.split(',')
  return { colors, font: first.replaceAll('"', '').trim() || 'sans-serif' }
}

const EMPTY = { type: 'FeatureCollection' as const, features: [] }
const OSM = '<a href="https://www.openstreetmap.org/copyright" rel="noreferrer">© OpenStreetMap contributors</a>'
/** From this zoom on, the streets file has more detailed water than our coastline. */
const STREETS_ZOOM = 9

type MapAppearance = { colors: MapColors; font: string }
type Filter = FilterSpecification

/**
 * Our own calm style: land, borders and names, plus the streets of a file in the OpenMapTiles schema, if there is one. It sets no glyphs,
 * so MapLibre renders text with the page's fonts.
 */
export function styleOf(looks: MapAppearance, streets: string | null): StyleSpecification {
  const { colors } = looks
  return {
    version: 8,
    sources: {
      country: { type: 'geojson', data: COUNTRY_FILE },
      land: { type: 'geojson', data: EMPTY },
      places: { type: 'geojson', data: EMPTY },
      ...(streets && { streets: { type: 'vector' as const, url: `pmtiles://${streets}`, attribution: OSM } }),
    },
    layers: [
      {
        id: 'background',
        type: 'background',
        paint: { 'background-color': backgroundOf(colors, streets) },
      },
      ...(['country', 'land'] as const).flatMap((source) => landLayers(source, colors)),
      ...(streets ? streetLayers(looks) : []),
      ...placeLayers(looks),
    ],
  }
}

/** The background outside land: water, or the land's color at zooms where the streets file draws its own water. */
export const backgroundOf = ({ water, land }: MapColors, streets: string | null): ExpressionSpecification | string =>
  streets ? ['step', ['zoom'], water, STREETS_ZOOM, land] : water

function landLayers(source: 'country' | 'land', colors: MapColors): LayerSpecification[] {
  const zooms = source === 'country' ? { maxzoom: DETAIL_ZOOM } : { minzoom: DETAIL_ZOOM }
  return [
    {
      ...zooms,
      id: source,
      source,
      type: 'fill',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': colors.land },
    },
    {
      ...zooms,
      id: `${source}-borders`,
      source,
      type: 'line',
      filter: ['==', ['geometry-type'], 'LineString'],
      paint: { 'line-color': colors.border, 'line-width': 1 },
    },
  ]
}

function textPaint({ colors }: MapAppearance) {
  return { 'text-color': colors.name, 'text-halo-color': colors.halo, 'text-halo-width': 1.5 }
}

function placeLayers(looks: MapAppearance): LayerSpecification[] {
  return [
    {
      id: 'counties',
      source: 'places',
      type: 'symbol',
      filter: ['==', ['get', 'kind'], 'county'],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': [looks.font],
        'text-size': 11,
        'text-letter-spacing': 0.08,
        'symbol-sort-key': ['-', ['get', 'weight']],
      },
      paint: { ...textPaint(looks), 'text-opacity': 0.85 },
    },
    {
      id: 'cities',
      source: 'places',
      type: 'symbol',
      filter: ['==', ['get', 'kind'], 'city'],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': [looks.font],
        'text-size': ['interpolate', ['linear'], ['get', 'weight'], 1, 13, 30, 16],
        'text-padding': 6,
        'symbol-sort-key': ['-', ['get', 'weight']],
      },
      paint: textPaint(looks),
    },
  ]
}

const classIs = (...classes: string[]): Filter => ['in', ['get', 'class'], ['literal', classes]]

/** Scales a width in pixels by zoom: 0.4 times at zoom 9, once at 14, 5 times at 18. */
const width = (pixels: number): ['interpolate', ['exponential', number], ['zoom'], ...number[]] => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  ...[9, pixels * 0.4, 14, pixels, 18, pixels * 5],
]

const ROADS = [
  { id: 'small', classes: ['minor', 'service', 'track', 'busway'], color: 'street', pixels: 2, minzoom: 12 },
  { id: 'middle', classes: ['secondary', 'tertiary'], color: 'street', pixels: 4, minzoom: 9 },
  { id: 'main', classes: ['primary', 'trunk'], color: 'main', pixels: 5, minzoom: 7 },
  { id: 'highway', classes: ['motorway'], color: 'highway', pixels: 6, minzoom: 5 },
] as const

/** Layers and classes of OpenMapTiles: openmaptiles.org/schema. */
function streetLayers(looks: MapAppearance): LayerSpecification[] {
  const { colors, font } = looks
  const fill = (id: string, color: string, more: { filter?: Filter; minzoom?: number } = {}): LayerSpecification => ({
    ...more,
    id: `streets-${id}`,
    source: 'streets',
    'source-layer': id,
    type: 'fill',
    paint: { 'fill-color': color },
  })
  const road = (kind: 'casing' | 'line', { id, classes, color, pixels, minzoom }: (typeof ROADS)[number]) =>
    ({
      id: `streets-${id}-${kind}`,
      source: 'streets',
      'source-layer': 'transportation',
      type: 'line',
      minzoom,
      filter: classIs(...classes),
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': kind === 'casing' ? colors.casing : colors[color],
        'line-width': width(kind === 'casing' ? pixels * 1.35 : pixels),
      },
    }) as LayerSpecification
  const name = (id: string, more: Partial<Extract<LayerSpecification, { type: 'symbol' }>>): LayerSpecification => ({
    id: `streets-${id}`,
    source: 'streets',
    'source-layer': id,
    type: 'symbol',
    paint: textPaint(looks),
    ...more,
    layout: {
      'text-field': ['coalesce', ['get', 'name:en'], ['get', 'name:latin'], ['get', 'name']],
      'text-font': [font],
      'text-size': 12,
      ...more.layout,
    },
  })
  return [
    fill('landcover', colors.green, { filter: classIs('grass', 'wood', 'farmland') }),
    fill('park', colors.green),
    fill('water', colors.water),
    fill('building', colors.building, { minzoom: 14 }),
    ...ROADS.map((kind) => road('casing', kind)),
    ...ROADS.map((kind) => road('line', kind)),
    name('transportation_name', { minzoom: 13, layout: { 'symbol-placement': 'line', 'text-size': 11.5 } }),
    name('water_name', { minzoom: 11 }),
    name('place', { minzoom: 12, filter: classIs('suburb', 'quarter', 'neighbourhood') }),
  ]
}

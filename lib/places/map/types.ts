import type { Point } from '../rules/geo'

/** The center of the map: x and y are fractions of Web Mercator's square world, which is 512 pixels wide at zoom 0. */
export type Camera = { x: number; y: number; zoom: number }

/** In pixels. */
export type Size = { width: number; height: number }

/** Pixels from the center of the map, right and down. */
export type Spot = { x: number; y: number }

/** A match of the search on the map. A family home is placed at the center of its ZIP code, never at its address. */
export type MapPoint = Point & {
  /** Public id. */
  id: string
  name: string
  zip: string
  /** A family home. */
  isHome?: true
  rating: number | null
  reviewCount: number
  /** The lowest weekly price in the child's room, and when it was confirmed; null if unknown. */
  priceCents: number | null
  priceOn: string | null
  /** When an opening for the child was confirmed; null without one. */
  openingOn: string | null
}

/** A name on the map; names with more weight are preferred. */
export type MapPlace = Point & { slug: string; name: string; kind: 'city' | 'county'; weight: number }

/** A button on the map: a provider, several that are close together, or the family homes of one or more ZIP codes. */
export type Mark = {
  kind: 'provider' | 'cluster' | 'homes'
  points: [MapPoint, ...MapPoint[]]
  /** Fractions of the world, as in a camera. */
  x: number
  y: number
}

import type { Point } from '../rules/geo'

/** What is in the middle of the map: x and y are shares of Web Mercator's square world; at zoom 0 it is 512 pixels wide. */
export type Camera = { x: number; y: number; zoom: number }

/** Pixels. */
export type Size = { width: number; height: number }

/** Pixels from the middle of the map, right and down. */
export type Spot = { x: number; y: number }

/** A match of the search on the map. A family home stands in the middle of its ZIP code, never where it is. */
export type MapPoint = Point & {
  /** Public id. */
  id: string
  name: string
  zip: string
  /** A family home. */
  isHome?: true
  rating: number | null
  reviewCount: number
  /** The lowest weekly price in the child's room, and since when it counts; null when not known. */
  priceCents: number | null
  priceOn: string | null
  /** Since when an opening for the child counts; null without one. */
  openingOn: string | null
}

/** A name on the map; the more weight, the sooner it is written. */
export type MapPlace = Point & { slug: string; name: string; kind: 'city' | 'county'; weight: number }

/** One thing to press: a provider, several that stand too near one another, or the family homes of one or more ZIP codes. */
export type Mark = {
  kind: 'provider' | 'cluster' | 'homes'
  points: [MapPoint, ...MapPoint[]]
  /** Shares of the world, as a camera's. */
  x: number
  y: number
}

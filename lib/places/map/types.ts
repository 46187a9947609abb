import type { Point } from '../rules/geo'

/** A match of the search on the map. A family home is placed at the center of its ZIP code, never at its address. */
export type MapPoint = Point & {
  /** Public id. */
  id: string
  name: string
  /** Null for a center if only its city is known. */
  zip: string | null
  /** A family home. */
  isHome?: true
  /** The distance from the searched place. */
  meters: number
  rating: number | null
  reviewCount: number
  /** The path of its first photo's small file. */
  picture?: string
  /** The weekly price of the child's room, or the lowest price if several rooms are searched; null if unknown. */
  priceCents: number | null
  /** The highest price, if the searched rooms have different prices. */
  highCents?: number
  /** When the price was confirmed. */
  priceOn: string | null
  /** When an opening for the child was confirmed; null without one. */
  openingOn: string | null
  /** The number of openings, if the provider states it. */
  openings?: number
}

/** A name on the map; names with more weight are preferred. */
export type MapPlace = Point & { slug: string; name: string; kind: 'city' | 'county'; weight: number }

/** A button on the map: a provider, several that are close together, or the family homes of one or more ZIP codes. */
export type Mark = {
  kind: 'provider' | 'cluster' | 'homes'
  points: [MapPoint, ...MapPoint[]]
  /** Fractions of Web Mercator's square world. */
  x: number
  y: number
}

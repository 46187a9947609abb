import type { LandingPlace } from '@/lib/places/types'
import type { LandingCareType } from '@/lib/providers/catalogue/traits'
import type {
  CityFigures,
  LocationFacts,
  NearbyPlace,
  PlaceFigures,
  ZipCount,
} from '@/lib/providers/landing/rules/figures'
import { isIndexableScope } from '@/lib/providers/landing/rules/pages'
import type { LandingList } from '@/lib/providers/types'

/** Prefix of a cell whose value is unknown, so that it can be shown in gray. */
export const UNKNOWN = '~'

/**
 * A place with names in the page's language: its own as used in a sentence ("el condado de Orange"), those of surrounding places as used
 * alone. `label`: "32801, Orlando, FL". `searchTerm`: what a search from here uses, a ZIP code (for a city the central one) or the label.
 */
export type ShownPlace = LandingPlace & { label: string; searchTerm: string }

export type Surroundings = {
  figures: PlaceFigures
  /** For a city: figures from its providers' records. */
  facts: LocationFacts | null
  /** The smallest area around it, with the same figures. */
  compared: { name: string; figures: PlaceFigures } | null
  /** For a city. */
  zips: ZipCount[]
  /** For a county, the largest first. */
  cities: CityFigures[]
  /** Nearby places of the same kind, the nearest first. */
  areas: NearbyPlace[]
}

/** The data of a landing page. */
export type LandingData = Surroundings & {
  careType: LandingCareType
  place: ShownPlace
  page: number
  listed: LandingList
  counts: Record<LandingCareType, number>
  today: string
}

/** Whether search engines may index the first page. */
export function isWorthIndexing({ place: { kind }, figures: { total }, cities, compared }: LandingData): boolean {
  if (kind === 'county') return isIndexableScope({ kind, total, largestCity: cities[0]?.providers ?? 0 })
  return isIndexableScope(kind === 'zip' ? { kind, total, inCity: compared?.figures.total ?? 0 } : { kind, total })
}

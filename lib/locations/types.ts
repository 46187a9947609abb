/** Plain JSON that leaves the domain. Degrees; distances in metres. */

export type LocationView = {
  /** "winter-park-fl" */
  slug: string
  /** "Winter Park" */
  name: string
  /** "FL" */
  state: string
  /** Without the word "County"; null where the state has none. */
  county: string | null
  latitude: number
  longitude: number
  zips: string[]
  /** IANA name. */
  timeZone: string
}

export type ZipView = {
  zip: string
  /** The city the post office prefers for it. */
  city: string
  state: string
  county: string | null
  latitude: number
  longitude: number
  locationSlug: string
  timeZone: string
}

export type CountyView = {
  /** "orange-county-fl" */
  slug: string
  /** "Orange" */
  name: string
  /** "Orange County" */
  fullName: string
  state: string
  latitude: number
  longitude: number
  /** Reaches every ZIP code of the county. */
  radiusMeters: number
}

/** What a landing page is about. Every kind has slugs of its own form: "orlando-fl", "orange-county-fl", "32801". */
export type LandingPlace = {
  kind: 'city' | 'county' | 'zip'
  slug: string
  /** "Orlando", "Orange County", "32801" */
  name: string
  state: string
  latitude: number
  longitude: number
  /** IANA name; of a county, that of most of its ZIP codes. */
  timeZone: string
  /** Where it lies, from the widest on, without itself: its county, for a ZIP code also its city. */
  within: PlaceLink[]
}

/** A place that has landing pages. */
export type PlaceLink = Pick<LandingPlace, 'kind' | 'slug' | 'name' | 'state'>

/** A city to choose among several of one name, or instead of a name that is not known. */
export type PlaceOption = {
  slug: string
  /** "Springfield, IL" */
  label: string
  stateName: string
  county: string | null
  /** Open and temporarily closed providers in that city. */
  providerCount: number
}

/** What a typed place means; `label` is for headings ("Orlando, FL 32801"). */
export type ResolvedPlace =
  | { kind: 'zip'; label: string; zip: ZipView }
  | { kind: 'city'; label: string; location: LocationView }
  | { kind: 'county'; label: string; county: CountyView }
  | { kind: 'ambiguous'; query: string; options: PlaceOption[] }
  /** Well written, but no such place is known; the nearest spellings, best first. */
  | { kind: 'unknown'; query: string; suggestions: PlaceOption[] }
  /** Empty, too long, or not allowed by the rule for places. */
  | { kind: 'invalid' }

/** The shape that the specification fixes for suggestions. */
export type Prediction = {
  place_id: string
  description: string
  structured_formatting: { main_text: string; secondary_text: string }
}

export type NearbyLocation = Pick<LocationView, 'slug' | 'name' | 'state'> & { distanceMeters: number }

export type FeaturedLocation = Pick<LocationView, 'slug' | 'name' | 'state' | 'county'> & {
  /** Open and temporarily closed providers. */
  providerCount: number
}

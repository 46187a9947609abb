import type { Point } from './rules/geo'

/** Plain JSON views. Coordinates in degrees, distances in meters. */

export type LocationView = {
  /** "winter-park-fl" */
  slug: string
  /** "Winter Park" */
  name: string
  /** "FL" */
  state: string
  /** Without the word "County"; null if there is none. */
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

/** The place of a landing page. Each kind has its own slug format: "orlando-fl", "orange-county-fl", "32801". */
export type LandingPlace = {
  kind: 'city' | 'county' | 'zip'
  slug: string
  /** "Orlando", "Orange County", "32801" */
  name: string
  state: string
  latitude: number
  longitude: number
  /** IANA name; for a county, the time zone of most of its ZIP codes. */
  timeZone: string
  /** The places that contain it, largest first: its county, and for a ZIP code also its city. */
  within: PlaceLink[]
}

/** A place that has landing pages. */
export type PlaceLink = Pick<LandingPlace, 'kind' | 'slug' | 'name' | 'state'>

/** One of several cities with the same name, or a suggestion for an unknown name. */
export type PlaceOption = {
  slug: string
  /** "Springfield, IL" */
  label: string
  stateName: string
  /** "Sangamon County"; null for independent cities. */
  county: string | null
  /** Open and temporarily closed providers in that city. */
  providerCount: number
}

/** The result for a typed place; `label` is for headings ("Orlando, FL 32801"). */
export type ResolvedPlace =
  | { kind: 'zip'; label: string; zip: ZipView }
  | { kind: 'city'; label: string; location: LocationView }
  | { kind: 'county'; label: string; county: CountyView }
  | { kind: 'ambiguous'; query: string; options: PlaceOption[] }
  /** A valid text, but no such place. `suggestions`: the cities that may be meant, best first. */
  | { kind: 'unknown'; query: string; suggestions: PlaceOption[] }
  /** Empty, too long, or with characters that are not allowed. */
  | { kind: 'invalid' }

/** A suggestion, in the specified format. */
export type Prediction = {
  place_id: string
  description: string
  structured_formatting: { main_text: string; secondary_text: string }
}

/** Where the directory has providers: the names of the states, and the nearest cities with their distance. */
export type Coverage = {
  states: string[]
  nearest: (Pick<PlaceOption, 'slug' | 'label' | 'providerCount'> & { miles: number })[]
}

export type NearbyLocation = Pick<LocationView, 'slug' | 'name' | 'state'> & { distanceMeters: number }

export type FeaturedLocation = Pick<LocationView, 'slug' | 'name' | 'state' | 'county'> & {
  /** Open and temporarily closed providers. */
  providerCount: number
}

/** The area of a search: a circle, or a county with distances from its center. */
export type PlaceArea = { center: Point; timeZone: string } & (
  | { radiusMeters: number }
  /** "Orange, FL" */
  | { county: string }
)

/** A source that must be credited: a text, or a text with an https URL. */
export type Attribution = { text: string; url: string | null }

/** Marks data from Google, which is shown with attribution and never stored or put into structured data. */
type FromGoogle = { source?: 'google'; attributions?: Attribution[] }

/** A search result, in the specified format. */
export type PlaceSummary = FromGoogle & {
  /** Same as `place_id`; the specified clients use one or the other. */
  id: string
  place_id: string
  name: string
  /** A URL on this site; a neutral illustration if there is no picture. */
  image: string
  /** 1 to 5, null without reviews. */
  rating: number | null
  user_ratings_total: number
  /** The public address: for a family home, its city and ZIP code. */
  location: string
  /** "6 weeks – 5 years"; empty if not stated. */
  ageRange: string
  tags: { label: string; color: string }[]
  isSponsored: boolean
  /** 1 (lowest) to 4, as in Google's API; null if no price is known. */
  price_level: number | null
  /** Measured from the center of the area. */
  distance_miles: number
  /** Only for searches on the way to work: how much longer the trip becomes with a stop there. */
  detour_miles?: number
}

export type PlaceReview = {
  author_name: string
  /** Google requires links to its reviewers. */
  author_url?: string | null
  rating: number
  /** "2 weeks ago" */
  relative_time_description: string
  text: string
  /** Seconds since 1970, UTC. */
  time: number
}

/** Provider details, in the specified format of the places API. */
export type PlaceDetails = FromGoogle & {
  id: string
  place_id: string
  name: string
  photos: { url: string }[]
  rating: number | null
  user_ratings_total: number
  formatted_address: string
  /** Contact data; absent for viewers who may not see it, null if there is none. */
  formatted_phone_number?: string | null
  email?: string | null
  website?: string | null
  /** Seven lines, Monday first; null if the hours are unknown. */
  opening_hours: { weekday_text: string[] } | null
  types: string[]
  reviews: PlaceReview[]
  ageRange: string
  tags: { label: string; color: string }[]
  /** Only if the source provides it. The contact data of a permanently closed place is hidden. */
  business_status?: 'OPERATIONAL' | 'CLOSED_TEMPORARILY' | 'CLOSED_PERMANENTLY'
  /** Source and date ("YYYY-MM-DD") of each group of facts; groups without provenance are absent. */
  facts?: Record<string, { source: string; confirmed_on: string; freshness: 'confirmed' | 'fading' | 'stale' }>
}

import type { Point } from './rules/geo'

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

/** Where to look: a circle, or a county with distances from its middle. */
export type PlaceArea = { center: Point; timeZone: string } & (
  | { radiusMeters: number }
  /** "Orange, FL" */
  | { county: string }
)

/** Whom an answer must name: text alone, or with an https address. */
export type Attribution = { text: string; url: string | null }

/** On what another source said: it is shown as theirs, never kept, never in structured data. */
export type FromGoogle = { source?: 'google'; attributions?: Attribution[] }

/** The specification's search result. */
export type PlaceSummary = FromGoogle & {
  /** Equal; the specification's clients read one or the other. */
  id: string
  place_id: string
  name: string
  /** An address on this site; a neutral drawing where there is no picture. */
  image: string
  /** 1 to 5, null without reviews. */
  rating: number | null
  user_ratings_total: number
  /** The public address: of a family home its city and ZIP. */
  location: string
  /** "6 weeks – 5 years"; empty when nobody said. */
  ageRange: string
  tags: { label: string; color: string }[]
  isSponsored: boolean
  /** 1 (least) to 4, as Google has it; null when no price is known. */
  price_level: number | null
  /** From the middle of the area. */
  distance_miles: number
  /** Where a way to work was asked for: how much longer it becomes. */
  detour_miles?: number
}

export type PlacePage = { places: PlaceSummary[]; total: number }

export type PlaceReview = {
  author_name: string
  /** Google asks that its reviewers be linked. */
  author_url?: string | null
  rating: number
  /** "2 weeks ago" */
  relative_time_description: string
  text: string
  /** Seconds since 1970, UTC. */
  time: number
}

/** The specification's provider details, places-style. */
export type PlaceDetails = FromGoogle & {
  id: string
  place_id: string
  name: string
  photos: { url: string }[]
  rating: number | null
  user_ratings_total: number
  formatted_address: string
  /** Contact data; absent for whoever may not see it, null when there is none. */
  formatted_phone_number?: string | null
  email?: string | null
  website?: string | null
  /** Seven lines, Monday first; null when the hours are not known. */
  opening_hours: { weekday_text: string[] } | null
  types: string[]
  reviews: PlaceReview[]
  ageRange: string
  tags: { label: string; color: string }[]
  /** Where the source says so. A place that is closed for good keeps its contact data to itself. */
  business_status?: 'OPERATIONAL' | 'CLOSED_TEMPORARILY' | 'CLOSED_PERMANENTLY'
  /** Who stands for a group of facts and since when ("YYYY-MM-DD"); a group that nobody stands for is absent. */
  facts?: Record<string, { source: string; confirmed_on: string; freshness: 'confirmed' | 'fading' | 'stale' }>
}

/** What every source understands of a question; a source may understand more. */
export type PlaceQuery = { page: number; openNow: boolean }

/** A source of places: our directory, or another one behind the same shapes. */
export type PlacesSource<Question extends PlaceQuery, Viewer, Area = PlaceArea> = {
  search(area: Area, question: Question, now: Date): Promise<PlacePage>
  /** Null for an id that the source does not know. */
  details(viewer: Viewer, id: string, now: Date): Promise<PlaceDetails | null>
}

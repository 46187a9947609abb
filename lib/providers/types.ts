import type {
  FactGroup,
  FactSource,
  ProviderStatus,
  ReviewExperience,
  ReviewerRelation,
} from '@/prisma/generated/enums'
import type { Kind, LandingCareType, LicenseStatus } from './catalogue/traits'
import type { AgeBandCode } from './rules/ages'
import type { VirtualTour } from './virtual-tours/schema'

/** Plain JSON views. Dates are "YYYY-MM-DD"; nothing here is private except contact data. */

export type FactProvenance = { source: FactSource; sourceName: string; confirmedOn: string }
export type FactProvenances = Partial<Record<FactGroup, FactProvenance>>

export type AgeBandFacts = {
  band: AgeBandCode
  /** Null means unknown, 0 means full. */
  openings: number | null
  openingsFrom: string | null
  waitlist: number | null
  tuitionWeeklyCents: number | null
  childrenPerAdult: number | null
}

/**
 * A time of the year with other hours than usual. Days are "MM-DD"; if `to` is before `from`, the season spans the new year. Without hours, the
 * provider is closed.
 */
export type Season = { from: string; to: string; hours: HoursInterval[] }

/** Minutes after local midnight; see ProviderHours in prisma/schema. */
export type HoursInterval = { weekday: number; opensMinute: number; closesMinute: number }

export type LicenseView = {
  number: string
  kind: string | null
  issuer: string
  /** Null if the state's file does not contain it. */
  status: LicenseStatus | null
  issuedOn: string | null
  expiresOn: string | null
  asOf: string
}

export type PhotoView = { src: string; alt: string; caption: string | null; width: number; height: number }

/** The data of a result row. */
export type ProviderCard = {
  /** Public id, used in URLs and API responses. */
  id: string
  name: string
  kind: Kind
  careTypes: string[]
  status: ProviderStatus
  city: string
  state: string
  /** Null for a home that shows only its city. */
  zip: string | null
  /** Null for family homes. */
  street: string | null
  /** Public point: for a family home the center of its ZIP code or city. */
  latitude: number
  longitude: number
  photo: PhotoView | null
  rating: number | null
  reviewCount: number
  ageMinMonths: number | null
  ageMaxMonths: number | null
  ageBands: AgeBandFacts[]
  /** Empty when unknown. */
  hours: HoursInterval[]
  license: LicenseView | null
  programs: string[]
  curricula: string[]
  facts: FactProvenances
  isSponsored: boolean
  timeZone: string
}

/** A provider's descriptions in the site's other languages, by language. */
export type Descriptions = Record<string, string>

/** A card with its distance and, on the way to work, its detour. */
export type FoundProvider = ProviderCard & { distanceMeters: number; detourMeters?: number }

/** One page of the providers of a care type in a city. */
export type LandingList = {
  total: number
  pageCount: number
  providers: ProviderCard[]
  /** Providers nearby, if the city has fewer than 5. */
  nearest: FoundProvider[]
}

export type ReviewView = {
  id: number
  authorName: string
  rating: number
  text: string
  /** As stated by the author. */
  experience: ReviewExperience | null
  /** What the site has verified. */
  relation: ReviewerRelation
  /** ISO time, UTC. */
  createdAt: string
  /** Null if it was not edited since it was published. */
  editedAt: string | null
  /** The provider's reply. */
  answer: { text: string; createdAt: string } | null
}

export type InspectionView = {
  inspectedOn: string
  violations: number
  summary: string | null
  correctedOn: string | null
  sourceName: string
}

/** The public data of the provider page, without contact data. */
export type ProviderDetail = ProviderCard & {
  /** Internal, for cache tags; never shown. */
  internalId: number
  alternateNames: string[]
  /** Whether another provider in the same city has the same name. */
  hasNamesake: boolean
  description: string | null
  descriptions: Descriptions
  /** URL of a square picture. */
  logo: string | null
  /** In the provider's own words. */
  services: string[]
  seasonalHours: Season[]
  county: string | null
  locationSlug: string
  capacity: number | null
  registrationFeeCents: number | null
  siblingDiscountPercent: number | null
  amenities: string[]
  accreditations: string[]
  languages: string[]
  schedules: string[]
  licenses: LicenseView[]
  inspections: InspectionView[]
  photos: PhotoView[]
  activities: { name: string; description: string; ageGroup: string | null; frequency: string | null }[]
  virtualTours: VirtualTour[]
  reviews: ReviewView[]
  /** Which contact data can be seen after sign-in. */
  has: { phone: boolean; email: boolean; website: boolean }
  closedOn: string | null
  /** If the provider was closed because it is missing from a list: the name of that list. */
  closedSource: string | null
  isSample: boolean
  updatedAt: string
}

/** For signed-in people only. */
export type ContactView = { phone: string | null; email: string | null; website: string | null }

/** A landing page of a city, as /browse-locations lists it; the counts are shown to admins. */
export type BrowsedPage = {
  careType: LandingCareType
  city: string
  state: string
  /** "Orange County"; outside the home state "Fulton County, GA". */
  county: string
  url: string
  providers: number
  /** When a provider there last changed; null without providers. */
  changedAt: string | null
}

/** The percentage of words a landing page shares with the most similar page, and that page's city; null if there is none to compare. */
export type SharedWords = { percent: number; sister: string | null }

/** The health of a landing page, for admins. */
export type LandingPageHealth = Pick<BrowsedPage, 'url' | 'providers' | 'changedAt'> & {
  isIndexable: boolean
  /** Null until the page has been compared with others. */
  words: SharedWords | null
}

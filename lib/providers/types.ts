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

/** Plain JSON that leaves the domain. Dates are "YYYY-MM-DD"; nothing here is private, contact data excepted. */

export type FactProvenance = { source: FactSource; sourceName: string; confirmedOn: string }
export type FactProvenances = Partial<Record<FactGroup, FactProvenance>>

export type AgeBandFacts = {
  band: AgeBandCode
  /** Null is unknown, 0 is full. */
  openings: number | null
  openingsFrom: string | null
  waitlist: number | null
  tuitionWeeklyCents: number | null
  childrenPerAdult: number | null
}

/** A time of the year with another week than usual. Days are "MM-DD"; `to` before `from` is past the end of the year. No hours: closed. */
export type Season = { from: string; to: string; hours: HoursInterval[] }

/** Minutes after local midnight; see ProviderHours in prisma/schema. */
export type HoursInterval = { weekday: number; opensMinute: number; closesMinute: number }

export type LicenseView = {
  number: string
  kind: string | null
  issuer: string
  /** Null where the file does not say. */
  status: LicenseStatus | null
  issuedOn: string | null
  expiresOn: string | null
  asOf: string
}

export type PhotoView = { src: string; alt: string; caption: string | null; width: number; height: number }

/** What a result row shows. */
export type ProviderCard = {
  /** Public id, in addresses and answers. */
  id: string
  name: string
  kind: Kind
  careTypes: string[]
  status: ProviderStatus
  city: string
  state: string
  /** Null for a home that shows its city alone. */
  zip: string | null
  /** Null for family homes. */
  street: string | null
  /** Public point: for a family home its ZIP's center. */
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

/** A card found from a point; on the way to work also how much longer that becomes. */
export type FoundProvider = ProviderCard & { distanceMeters: number; detourMeters?: number }

/** One page of the providers of a care type in a city. */
export type LandingList = {
  total: number
  pageCount: number
  providers: ProviderCard[]
  /** Filled up from around the city when it has fewer than 5 of its own. */
  nearest: FoundProvider[]
}

export type ReviewView = {
  id: number
  authorName: string
  rating: number
  text: string
  /** What the author says. */
  experience: ReviewExperience | null
  /** What is known of it. */
  relation: ReviewerRelation
  /** ISO time, UTC. */
  createdAt: string
  /** Since it was first shown. */
  editedAt: string | null
  /** The provider's. */
  answer: { text: string; createdAt: string } | null
}

export type InspectionView = {
  inspectedOn: string
  violations: number
  summary: string | null
  correctedOn: string | null
  sourceName: string
}

/** What the provider page shows to everybody: no contact data. */
export type ProviderDetail = ProviderCard & {
  /** Internal, for cache tags; never shown. */
  internalId: number
  alternateNames: string[]
  /** Whether another provider of the same city has the same name. */
  hasNamesake: boolean
  description: string | null
  /** Address of a square picture. */
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
  /** Whether there is something to see after sign-in. */
  has: { phone: boolean; email: boolean; website: boolean }
  closedOn: string | null
  /** The list that no longer holds it, when that is why it is closed. */
  closedSource: string | null
  isSample: boolean
  updatedAt: string
}

/** For signed-in people only. */
export type ContactView = { phone: string | null; email: string | null; website: string | null }

/** A landing page of a city, as /browse-locations lists it; what is counted is shown to admins. */
export type BrowsedPage = {
  careType: LandingCareType
  city: string
  state: string
  /** "Orange County"; outside Florida "Fulton County, GA". */
  county: string
  url: string
  providers: number
  /** When anything of a provider there last changed; null where there is none. */
  changedAt: string | null
}

/** How many percent of its words a landing page shares with the city whose page is most like it; no city where none can be. */
export type SharedWords = { percent: number; sister: string | null }

/** What an admin learns of a landing page. */
export type LandingPageHealth = Pick<BrowsedPage, 'url' | 'providers' | 'changedAt'> & {
  isIndexable: boolean
  /** Null until they are compared. */
  words: SharedWords | null
}

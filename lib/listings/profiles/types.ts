import type { z } from 'zod'
import type { Point } from '@/lib/places/rules/geo'
import type {
  AgeBandFacts,
  FactProvenance,
  FactProvenances,
  HoursInterval,
  ProviderDetail,
} from '@/lib/providers/types'
import type { storedPhoto, VirtualTour } from '@/lib/providers/virtual-tours/schema'
import type { ImmediateRule } from '@/lib/settings/rules'
import type { ProfileChangeOrigin, ProfileChangeStatus, ProviderStatus } from '@/prisma/generated/enums'
import type { ProfileField, TranslatedField } from './catalogue'
import type { OwnFactGroup } from './schema/facts'
import type { DraftFields, DraftPart } from './schema/requests'
import type { Activity, fieldDecisions, proposedFields } from './schema/values'

/** A photo of a page; the caption may be empty. */
export type ProfilePhoto = z.output<typeof storedPhoto>

/** The values of a page as plain JSON. An empty text or list means "not stated". */
export type ProfileValues = Record<TranslatedField, string> & {
  businessName: string
  /** The path of a square picture. */
  businessLogo: string
  aboutUs: string
  /** "Swimming lessons, Piano", as in the specification. */
  servicesOffered: string
  amenities: string[]
  /** "214 E Robinson St, Orlando, FL 32801"; without the street for a family home. */
  address: string
  phone: string
  email: string
  website: string
  hours: HoursInterval[]
  /** One line for each season with different hours, in the format of storableSeasons. */
  seasonalHours: string
  /** In order; the first is the cover. */
  photos: ProfilePhoto[]
  activities: Activity[]
  virtualTours: VirtualTour[]
}

/** By field. `from` is the live value at the time of the proposal. */
export type ProposedFields = z.output<typeof proposedFields>
/** By field; `value` is set if the admin edited it. */
export type FieldDecisions = z.output<typeof fieldDecisions>

export type ProfileChangeView = {
  id: number
  status: ProfileChangeStatus
  version: number
  fields: ProposedFields
  decisions: FieldDecisions
  /** ISO times. */
  submittedAt: string
  amendedAt: string | null
  decidedAt: string | null
  origin: ProfileChangeOrigin
  /** Why an admin rolled the page back. */
  note: string | null
}

/** The user's drafts, in the format of their forms. */
export type ProfileDrafts = Partial<Record<DraftPart, DraftFields>>

/** The dashboard's data for one provider. `id`: public id. */
export type OwnProfile = {
  id: string
  name: string
  isHome: boolean
  /** Whether the page shows the ZIP code in addition to the city. */
  showsZip: boolean
  /** Whether enrollments update its openings. */
  followsEnrollments: boolean
  status: ProviderStatus
  timeZone: string
  /** The published values. */
  live: ProfileValues
  facts: FactProvenances
  ageBands: AgeBandFacts[]
  /** Which changes go live without a decision. */
  atOnceRules: ImmediateRule[]
  /** How often families enlarged each photo, by path. */
  photoViews: Record<string, number>
  drafts: ProfileDrafts
  /** The newest pending or decided change. */
  change: ProfileChangeView | null
  /** What went live without a decision since the pending change was first sent. */
  liveSince: ProfileField[]
  /** The version of page and pending change; an edit states the version it is based on. */
  version: string
  /** Set while the claim is contested and the page is frozen. `mayAnswer`: whether this person may respond with evidence. */
  contest: { mayAnswer: boolean } | null
}

/** What a confirmation link's page shows. */
export type LinkedFacts = {
  provider: { id: string; name: string }
  /** Only stated groups, in the order of the page. */
  groups: { group: OwnFactGroup; provenance: FactProvenance | undefined }[]
  values: ProfileValues
  ageBands: AgeBandFacts[]
  today: string
}

/** A page with its pending change applied, and the pending fields. */
export type ProfilePreview = { page: ProviderDetail; fields: ProposedFields }

/** A change in the admins' queue. */
export type PendingChange = {
  id: number
  provider: { id: string; name: string }
  fields: ProfileField[]
  version: number
}

/** A decided change; `fields` are the accepted ones. */
export type DecidedChange = { id: number; decidedAt: Date; origin: ProfileChangeOrigin; fields: ProfileField[] }

/** What a rollback would change. `providerId`: internal id; `later`: how many changes were decided since. */
export type RollBack = { providerId: number; fields: ProposedFields; version: string; later: number }

/** A page's current location, and the one of a new address: the center of its ZIP code. */
export type MovedPlace = { from: Point; to: Point }

export type ChangeToDecide = {
  change: ProfileChangeView
  provider: { id: string; name: string }
  /** The live values, which may have changed since the change was submitted. */
  live: ProfileValues
  submittedBy: string | null
}

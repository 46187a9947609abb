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
import type { ProfileField } from './catalogue'
import type { OwnFactGroup } from './schema/facts'
import type { DraftFields, DraftPart } from './schema/requests'
import type { Activity, fieldDecisions, proposedFields } from './schema/values'

/** A photo of a page; an empty caption is none. */
export type ProfilePhoto = z.output<typeof storedPhoto>

/** What a page says, field by field, as plain JSON. An empty text or list is "not stated". */
export type ProfileValues = {
  businessName: string
  /** Address of a square picture. */
  businessLogo: string
  aboutUs: string
  /** "Swimming lessons, Piano": as the specification has it. */
  servicesOffered: string
  amenities: string[]
  /** "214 E Robinson St, Orlando, FL 32801"; of a family home without its street. */
  address: string
  phone: string
  email: string
  website: string
  hours: HoursInterval[]
  /** A line for each time of the year with another week, as readSeasons reads it. */
  seasonalHours: string
  /** In order; the first is the cover. */
  photos: ProfilePhoto[]
  activities: Activity[]
  virtualTours: VirtualTour[]
}

/** By field; `from` is what stood on the page when it was proposed. */
export type ProposedFields = z.output<typeof proposedFields>
/** By field; `value` is what the admin made of it, where they edited it. */
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
  /** Why an admin put the page back. */
  note: string | null
}

/** What its reader typed and has not sent, as their forms keep it. */
export type ProfileDrafts = Partial<Record<DraftPart, DraftFields>>

/** What the dashboard shows of one provider. `id`: public id. */
export type OwnProfile = {
  id: string
  name: string
  isHome: boolean
  /** Of its address the page shows the ZIP code too, not the city alone. */
  showsZip: boolean
  /** Places that are confirmed and end change its openings. */
  followsEnrollments: boolean
  status: ProviderStatus
  timeZone: string
  /** What everybody sees today. */
  live: ProfileValues
  facts: FactProvenances
  ageBands: AgeBandFacts[]
  /** What goes live without a decision. */
  atOnceRules: ImmediateRule[]
  /** By path: how often families opened a photo large. */
  photoViews: Record<string, number>
  drafts: ProfileDrafts
  /** The newest change that was not withdrawn: pending, or decided. */
  change: ProfileChangeView | null
  /** Of page and pending change together; an edit says on which it builds. */
  version: string
  /** Somebody else claims it, so nothing on it changes; `mayAnswer`: this person shows what speaks for its people. Null where nobody does. */
  contest: { mayAnswer: boolean } | null
}

/** What the holder of a link in a mail reads of a page. */
export type LinkedFacts = {
  provider: { id: string; name: string }
  /** Only what is stated, in the order of the page. */
  groups: { group: OwnFactGroup; stamp: FactProvenance | undefined }[]
  values: ProfileValues
  ageBands: AgeBandFacts[]
  today: string
}

/** A page as it would read, and what of it waits for a decision. */
export type ProfilePreview = { page: ProviderDetail; fields: ProposedFields }

/** A change on an admin's list. */
export type PendingChange = {
  id: number
  provider: { id: string; name: string }
  fields: ProfileField[]
  version: number
}

/** A change of a page that was decided; `fields` are those that were accepted. */
export type DecidedChange = { id: number; decidedAt: Date; origin: ProfileChangeOrigin; fields: ProfileField[] }

/** What putting a page back would change. `providerId`: internal id; `later`: how many changes were decided since. */
export type RollBack = { providerId: number; fields: ProposedFields; version: string; later: number }

/** Where a page stands on the map, and where another address would put it: the middle of its ZIP code. */
export type MovedPlace = { from: Point; to: Point }

export type ChangeToDecide = {
  change: ProfileChangeView
  provider: { id: string; name: string }
  /** What the page says today, which may no longer be what it said when the change was sent. */
  live: ProfileValues
  submittedBy: string | null
}

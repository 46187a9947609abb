import type { Match } from '@/lib/imports/types'
import type { ProfileValues } from '@/lib/listings/profiles/types'
import type { AgeBandFacts, FactProvenances } from '@/lib/providers/types'
import type {
  ClaimStatus,
  ProfileChangeStatus,
  ProviderKind,
  ProviderPersonRole,
  ProviderStatus,
  ReportStatus,
  ReportTopic,
} from '@/prisma/generated/enums'
import type { EditField } from './rules/edit-fields'
import type { MovingThing } from './rules/merge-choices'

/** What only admins edit of a provider; its own people say the rest. */
export type Traits = {
  alternateNames: string[]
  kind: ProviderKind
  careTypes: string[]
  programs: string[]
  curricula: string[]
  accreditations: string[]
  languages: string[]
  schedules: string[]
  ageMinMonths: number | null
  ageMaxMonths: number | null
  capacity: number | null
  registrationFeeCents: number | null
  siblingDiscountPercent: number | null
}

/** Everything that can be edited, as it stands. */
export type EditSheet = {
  status: ProviderStatus
  values: ProfileValues
  traits: Traits
  ageBands: AgeBandFacts[]
}
export type SheetWords = Record<EditField, string>

/** One line of the list of providers. */
export type ProviderRow = {
  id: number
  name: string
  /** "Orlando, FL 32801". */
  place: string
  kind: ProviderKind
  status: ProviderStatus
  sources: string[]
  peopleCount: number
  openReports: number
}
export type ProviderPage = { providers: ProviderRow[]; total: number; page: number; pageCount: number }

/** What an admin changed, field by field in words. */
export type EditView = {
  id: number
  editor: { id: number; name: string } | null
  reason: string
  at: Date
  fields: { field: EditField; from: string; to: string }[]
}

type Named = { id: number; name: string }

/** All that an admin sees of one provider. */
export type ProviderFile = {
  id: number
  publicId: string
  name: string
  place: string
  status: ProviderStatus
  timeZone: string
  closedOn: string | null
  /** The list that no longer holds it, when that is why it is closed. */
  closedSource: string | null
  createdAt: Date
  mergedInto: Named | null
  mergedFrom: Named[]
  words: SheetWords
  facts: FactProvenances
  people: { userId: number; name: string; role: ProviderPersonRole }[]
  claims: { id: number; name: string; status: ClaimStatus }[]
  reports: { id: number; topic: ReportTopic; message: string; email: string | null; status: ReportStatus; at: Date }[]
  changes: { id: number; status: ProfileChangeStatus; fields: string[]; at: Date }[]
  edits: EditView[]
  /** Which lists know it, under which id, and how a row of them was found to be it. */
  sources: {
    source: string
    sourceId: string
    rule: string | null
    percent: number | null
    batch: { id: number; fileName: string; at: Date; undoneAt: Date | null } | null
  }[]
  /** What imports did to it. */
  imports: { batchId: number; fileName: string; at: Date; isAdded: boolean; fields: string[] }[]
}

export type Alike = Named & { place: string; status: ProviderStatus }
/** Two providers that may be one, by which rule of the imports' ladder, and how surely; `keep` is proposed to stay. */
export type DuplicatePair = Match & { keep: Alike; drop: Alike }

/** Two that look alike and are two. */
export type DistinctPair = { one: Alike; other: Alike }

/** One of two that are compared; `version` says what was read of it. */
export type MergeSide = Named & { version: string; words: SheetWords }
/** How much of each kind comes along, and what of it both have. */
export type Moving = Record<MovingThing, number>
export type MergePair = { keep: MergeSide; drop: MergeSide; moving: Moving }

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
import type { EditField } from './rules/edit-sheet'
import type { MovingThing } from './rules/merge-choices'

/** What only admins can edit of a provider; its own people edit the rest. */
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

/** The current values of everything that can be edited. */
export type EditSheet = {
  status: ProviderStatus
  values: ProfileValues
  traits: Traits
  ageBands: AgeBandFacts[]
}
export type SheetText = Record<EditField, string>

/** A provider in the list. */
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

/** An admin's edit, field by field as text. */
export type EditView = {
  id: number
  editor: { id: number; name: string } | null
  reason: string
  at: Date
  fields: { field: EditField; from: string; to: string }[]
}

type Named = { id: number; name: string }

/** Everything an admin sees of one provider. */
export type ProviderFile = {
  id: number
  publicId: string
  name: string
  place: string
  status: ProviderStatus
  timeZone: string
  closedOn: string | null
  /** The source that no longer lists it, if it was closed for that reason. */
  closedSource: string | null
  createdAt: Date
  mergedInto: Named | null
  mergedFrom: Named[]
  words: SheetText
  facts: FactProvenances
  people: { userId: number; name: string; role: ProviderPersonRole }[]
  claims: { id: number; name: string; status: ClaimStatus }[]
  reports: { id: number; topic: ReportTopic; message: string; email: string | null; status: ReportStatus; at: Date }[]
  changes: { id: number; status: ProfileChangeStatus; fields: string[]; at: Date }[]
  edits: EditView[]
  /** The sources that list it, with their ids and the rule that matched. */
  sources: {
    source: string
    sourceId: string
    rule: string | null
    percent: number | null
    batch: { id: number; fileName: string; at: Date; undoneAt: Date | null } | null
  }[]
  /** What imports changed. */
  imports: { batchId: number; fileName: string; at: Date; isAdded: boolean; fields: string[] }[]
}

export type PairedProvider = Named & { place: string; status: ProviderStatus }
/** Two possible duplicates with the matching rule and its certainty; `keep` is suggested to survive. */
export type DuplicatePair = Match & { keep: PairedProvider; drop: PairedProvider }

/** Two similar providers marked as distinct. */
export type DistinctPair = { one: PairedProvider; other: PairedProvider }

/** One side of a comparison; `version` is what was read of it. */
export type MergeSide = Named & { version: string; words: SheetText }
/** How much of each kind a merge moves, and how much both have. */
export type Moving = Record<MovingThing, number>
export type MergePair = { keep: MergeSide; drop: MergeSide; moving: Moving }

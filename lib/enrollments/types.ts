import type { AgeBandCode } from '@/lib/providers/catalogue/age-bands'
import type { ConversationDetail } from '@/lib/tours/types'
import type { EnrollmentStatus } from '@/prisma/generated/enums'
import type { Phase } from './rules/days'

/** A place as both sides see it. Days are "2026-11-24". */
export type ShownPlace = {
  id: number
  status: EnrollmentStatus
  phase: Phase
  startsOn: string
  endsOn: string | null
  /** "since Jan 5", "from Jan 5", "until Dec 18, 2027": the days in words. */
  when: string
}

/** What one side is asked beside the first day: the rooms whose openings are known, and the one that the child's age suggests. */
export type RoomChoice = { suggested: AgeBandCode | null; openings: Partial<Record<AgeBandCode, number>> }

/** The places of one conversation, the newest first, and what the reader can do. */
export type PlacePanel = {
  places: ShownPlace[]
  canConfirm: boolean
  /** For a provider whose openings follow its enrollments; null for everybody else. */
  rooms: RoomChoice | null
  /** Today at the provider. */
  today: string
}

/** A conversation with all that is settled in it. */
export type WholeConversation = ConversationDetail & { enrollment: PlacePanel }

/** A place as the parent's dashboard shows it. */
export type PlaceCard = ShownPlace & {
  provider: { id: string; name: string; phone: string | null; email: string | null }
  inquiryId: number
  isTransferAsked: boolean
}

import { z } from 'zod'
import { emptyIsNull, idField } from '@/lib/platform/http/fields'
import { message } from '@/lib/platform/language/message'
import type { AgeBandCode } from '@/lib/providers/rules/ages'
import { AgeBand, type EnrollmentStatus } from '@/prisma/generated/enums'
import { daycareId, type InquiryDetail, messageText } from '../inquiries/schema'
import type { TourPanel } from '../tours/schema'
import { DAY_PROBLEMS, type Phase } from './rules/enrollments'

const NOT_ONE = message('enrollment.enrollmentErrors.notOne')
export const enrollmentParams = z.object({
  id: idField(NOT_ONE),
})

const day = z.iso.date(DAY_PROBLEMS.none)
/** `band`: the age group, if the provider's openings follow its enrollments. */
export const enrollmentInput = z.object({
  startsOn: day,
  band: emptyIsNull(z.enum(AgeBand, message('enrollment.errors.room'))),
})
export type EnrollmentInput = z.output<typeof enrollmentInput>
export const enrollmentEndInput = z.object({ endsOn: day })

/** A message to the current provider and, if one is chosen (by public id), another to the next provider. */
export const transferInput = z
  .object({
    text: messageText,
    nextDaycareId: emptyIsNull(daycareId),
    nextText: emptyIsNull(messageText),
  })
  .refine(({ nextDaycareId, nextText }) => nextDaycareId === null || nextText !== null, {
    path: ['nextText'],
    message: message('enrollment.errors.noMessage'),
  })
export type TransferInput = z.output<typeof transferInput>

/** An enrollment as both sides see it. Days are "2026-11-24". */
export type ShownEnrollment = {
  id: number
  status: EnrollmentStatus
  phase: Phase
  startsOn: string
  endsOn: string | null
  /** At the provider. */
  today: string
}

/** The age groups a provider chooses from when it confirms: those with known openings, and the one the child's age suggests. */
export type AgeGroupChoice = { suggested: AgeBandCode | null; openings: Partial<Record<AgeBandCode, number>> }

/** The enrollments of one conversation, newest first, and what the reader can do. */
export type EnrollmentPanel = {
  places: ShownEnrollment[]
  canConfirm: boolean
  /** For a provider whose openings follow its enrollments; otherwise null. */
  rooms: AgeGroupChoice | null
  /** Today in the provider's time zone. */
  today: string
}

/** A conversation with its tours and enrollments. */
export type ConversationWithEnrollments = InquiryDetail & {
  visits: TourPanel
  enrollment: EnrollmentPanel
  /** An unread notification links here. */
  hasNews: boolean
}

/** An enrollment on the parent's dashboard. */
export type EnrollmentSummary = ShownEnrollment & {
  provider: { id: string; name: string; phone: string | null; email: string | null }
  inquiryId: number
  isTransferAsked: boolean
}

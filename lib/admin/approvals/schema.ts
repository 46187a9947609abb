import { z } from 'zod'
import type { QueuedClaim } from '@/lib/listings/claims/types'
import type { DecisionClock, ProfileField } from '@/lib/listings/profiles/catalogue'
import type { HoldReason } from '@/lib/reviews/rules/moderation'
import {
  ApprovalSubject,
  type InquiryReportReason,
  type ReportTopic,
  type ReviewReportReason,
} from '@/prisma/generated/enums'

type About =
  | { subject: 'change'; fields: ProfileField[] }
  | { subject: 'claim'; claim: QueuedClaim }
  | { subject: 'review'; rating: number; text: string; heldFor: HoldReason[]; reports: ReviewReportReason[] }
  | { subject: 'report'; topic: ReportTopic; message: string }
  | { subject: 'conversation'; reason: InquiryReportReason; note: string }

/** Something that waits. `title`: the provider it is about. */
export type QueueItem = About & {
  id: number
  kind: ApprovalKind
  title: string
  /** The day on which it came, at the office. */
  since: string
  clock: DecisionClock
  takenBy: { id: number; name: string } | null
  /** What a press for many may accept, as it was read; null for what somebody has to open. */
  version: string | null
}

export type QueueCounts = Record<ApprovalKind, number> & { all: number; late: number; mine: number }
export type Queue = { items: QueueItem[]; counts: QueueCounts; page: number; pageCount: number }

/** Something that was decided. `title`: the provider it was about; null where it is gone. */
export type DecidedItem = {
  /** Of the line in the audit log. */
  line: string
  at: Date
  action: string
  by: string | null
  details: Record<string, string | number | boolean>
  subject: QueueItem['subject']
  id: number
  title: string | null
}
export type DecidedPage = { items: DecidedItem[]; next: string | null }

/** What the queue is filtered by, in the order of the screen. */
export const APPROVAL_KINDS = ['profiles', 'photos', 'claims', 'reviews', 'reports'] as const
export type ApprovalKind = (typeof APPROVAL_KINDS)[number]

/** As many as one page of the queue shows, and one press accepts. */
export const QUEUE_PAGE = 30

const NOTHING = 'There is nothing like that to decide.'
const MAX_ID = 2_147_483_647

/** Of the queue's address. Anything that cannot be used is left out. */
export const queueQuery = z.object({
  kind: z.enum(APPROVAL_KINDS).optional().catch(undefined),
  /** What the reader has taken. */
  mine: z
    .literal('1')
    .transform(() => 1 as const)
    .optional()
    .catch(undefined),
  view: z.literal('decided').optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(1_000).catch(1),
  /** Of what was decided: the number of the line that the page before ended with. */
  before: z.coerce.bigint().positive().max(9_223_372_036_854_775_807n).optional().catch(undefined),
})
export type QueueQuery = z.output<typeof queueQuery>

const subject = z.enum(ApprovalSubject, NOTHING)
const id = z.coerce.number(NOTHING).int(NOTHING).positive(NOTHING).max(MAX_ID, NOTHING)

/** "change-12". */
export const itemParams = z.object({
  item: z
    .string()
    .transform((text): unknown => {
      const [subject, id] = text.split('-')
      return { subject, id }
    })
    .pipe(z.object({ subject, id })),
})
export type Item = z.output<typeof itemParams>['item']

/** Takes what nobody has; what somebody has, where `insteadOf` names them. */
export const assignmentInput = z.object({ insteadOf: z.int().positive().nullish() })

/** What one press accepts, each as it was read. */
export const acceptanceInput = z.object({
  items: z
    .array(z.object({ subject: z.enum(['change', 'review'], NOTHING), id, version: z.string().max(64) }))
    .min(1, 'Please choose what to accept.')
    .max(QUEUE_PAGE, `At most ${QUEUE_PAGE} at once.`),
})
export type AcceptanceInput = z.output<typeof acceptanceInput>

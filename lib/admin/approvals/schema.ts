import { z } from 'zod'
import type { QueuedClaim } from '@/lib/listings/claims/types'
import type { DecisionClock, ProfileField } from '@/lib/listings/profiles/catalogue'
import { afterIdField, idField, pageField } from '@/lib/platform/http/fields'
import { message } from '@/lib/platform/language/message'
import type { HoldReason } from '@/lib/reviews/rules'
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

/** A pending item. `title`: the provider it is about. */
export type QueueItem = About & {
  id: number
  kind: ApprovalKind
  title: string
  /** The day it came in, in the office's time zone. */
  since: string
  clock: DecisionClock
  takenBy: { id: number; name: string } | null
  /** The version that accepting in bulk checks; null for items that have to be opened. */
  version: string | null
}

export type QueueCounts = Record<ApprovalKind, number> & { all: number; late: number; mine: number }
export type Queue = { items: QueueItem[]; counts: QueueCounts; page: number; pageCount: number }

/** A decided item. `title`: the provider it was about; null if that was deleted. */
export type DecidedItem = {
  /** The id of its audit log entry. */
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

/** The queue's filters, in the order of the screen. */
export const APPROVAL_KINDS = ['profiles', 'photos', 'claims', 'reviews', 'reports'] as const
export type ApprovalKind = (typeof APPROVAL_KINDS)[number]

/** Items per page, and the most that can be accepted together. */
export const QUEUE_PAGE = 30

const NOTHING = message('admin.errors.noDecision')

/** The queue's query. Invalid values are ignored. */
export const queueQuery = z.object({
  kind: z.enum(APPROVAL_KINDS).optional().catch(undefined),
  /** Only items assigned to the reader. */
  mine: z
    .literal('1')
    .transform(() => 1 as const)
    .optional()
    .catch(undefined),
  view: z.literal('decided').optional().catch(undefined),
  page: pageField(),
  /** For decided items: the last audit log entry of the page before. */
  before: afterIdField(),
})
export type QueueQuery = z.output<typeof queueQuery>

const subject = z.enum(ApprovalSubject, NOTHING)
const id = idField(NOTHING)

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

/** Assigns an item; `insteadOf` takes it over from the admin who has it. */
export const assignmentInput = z.object({ insteadOf: z.int().positive().nullish() })

/** The items to accept together, each with the version that was read. */
export const acceptanceInput = z.object({
  items: z
    .array(z.object({ subject: z.enum(['change', 'review'], NOTHING), id, version: z.string().max(64) }))
    .min(1, message('admin.errors.chooseItems'))
    .max(QUEUE_PAGE, message('admin.errors.tooManyItems', { most: String(QUEUE_PAGE) })),
})
export type AcceptanceInput = z.output<typeof acceptanceInput>

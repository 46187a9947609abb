import type { QueuedClaim } from '@/lib/claims/types'
import type { ProfileField } from '@/lib/profiles/catalogue'
import type { DecisionClock } from '@/lib/profiles/rules/due'
import type { HoldReason } from '@/lib/reviews/catalogue/hold-reasons'
import type { InquiryReportReason, ReportTopic, ReviewReportReason } from '@/prisma/generated/enums'
import type { ApprovalKind } from './catalogue'

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

import 'server-only'
import { findQueuedClaims } from '@/lib/claims/queries/queue'
import { findReportedInquiries } from '@/lib/messages/queries/reports'
import { findWaitingChanges } from '@/lib/profiles/queries/to-decide'
import { findOpenReports } from '@/lib/reports/queries'
import { findQueuedReviews } from '@/lib/reviews/queries/queue'
import type { ApprovalSubject } from '@/prisma/generated/enums'
import { QUEUE_PAGE } from '../catalogue'
import { isSafeChange, isSafeReview } from '../rules/safe'
import type { QueueItem } from '../types'
import type { WaitingRow } from './waiting'

type Described = QueueItem extends infer One
  ? One extends QueueItem
    ? Omit<One, 'id' | 'kind' | 'since' | 'clock' | 'takenBy'>
    : never
  : never
type MaybeDescribed = Described | undefined

/** What the list says of each thing that waits: five questions, however many there are. Undefined for what waits no longer. */
export async function describeWaiting(rows: readonly WaitingRow[]): Promise<(row: WaitingRow) => MaybeDescribed> {
  const idsOf = (subject: ApprovalSubject) => rows.flatMap((row) => (row.subject === subject ? row.id : []))
  const [changes, claims, reviews, reports, conversations] = await Promise.all([
    findWaitingChanges(QUEUE_PAGE, idsOf('change')),
    findQueuedClaims(idsOf('claim')),
    findQueuedReviews(QUEUE_PAGE, idsOf('review')),
    findOpenReports(QUEUE_PAGE, idsOf('report')),
    findReportedInquiries(undefined, idsOf('conversation')),
  ])
  const found = new Map<string, Described>()
  for (const { id, provider, fields, version } of changes)
    found.set(`change-${id}`, {
      subject: 'change',
      title: provider.name,
      fields,
      version: isSafeChange(fields) ? String(version) : null,
    })
  for (const claim of claims)
    found.set(`claim-${claim.id}`, { subject: 'claim', title: claim.provider.name, claim, version: null })
  for (const { id, provider, rating, text, heldFor, reports: open, version } of reviews)
    found.set(`review-${id}`, {
      subject: 'review',
      title: provider.name,
      rating,
      text,
      heldFor,
      reports: open.map(({ reason }) => reason),
      version: isSafeReview(heldFor, open) ? version : null,
    })
  for (const { id, provider, topic, message } of reports)
    found.set(`report-${id}`, { subject: 'report', title: provider.name, topic, message, version: null })
  for (const { inquiryId, inquiry, reason, note } of conversations)
    found.set(`conversation-${inquiryId}`, {
      subject: 'conversation',
      title: inquiry.provider.name,
      reason,
      note,
      version: null,
    })
  return ({ subject, id }) => found.get(`${subject}-${id}`)
}

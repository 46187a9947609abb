import type { InquiryReportReason, ReportOutcome } from '@/prisma/generated/enums'
import type { AttachmentKind } from './rules/attachment'
import type { Standing } from './rules/standing'

/** One conversation in the list. Times are ISO 8601. */
export type InquirySummary = {
  id: number
  /** The other side: a provider's name, or "Dana M.". */
  with: string
  /** The provider that it is about. */
  about: string
  subject: string
  /** The beginning of the newest message. */
  excerpt: string
  isLastYours: boolean
  lastAt: string
  unread: number
}

/** The newest first. `unread` counts conversations of all pages. */
export type InquiryPage = { inquiries: InquirySummary[]; page: number; hasMore: boolean; unread: number }

/** A file of a message. `width` and `height` are a picture's. */
export type ShownAttachment = {
  id: number
  name: string
  kind: AttachmentKind
  bytes: number
  width: number | null
  height: number | null
}

export type ShownMessage = {
  id: number
  isYours: boolean
  author: string
  /** Written by the link in a mail, while nobody had claimed the page. */
  isByMail: boolean
  /** Empty where there are files alone. */
  text: string
  attachments: ShownAttachment[]
  createdAt: string
  isRead: boolean
}

/** A conversation whole, the oldest message first. */
export type InquiryDetail = {
  id: number
  with: string
  subject: string
  /** Public id and name. */
  provider: { id: string; name: string }
  childAgeMonths: number | null
  /** "2027-01" */
  wantedStart: string | null
  standing: Standing
  /** The provider reads and answers at its e-mail address on file, since nobody has claimed its page. */
  isByMail: boolean
  messages: ShownMessage[]
}

/** A conversation as the link in a mail to a provider's address on file shows it. */
export type LinkedRequest = Pick<
  InquiryDetail,
  'id' | 'subject' | 'provider' | 'childAgeMonths' | 'wantedStart' | 'messages'
> & {
  /** "Dana M." */
  parent: string
}

/** What was reported of a conversation, for admins; not a word of it. `provider.id`: public id. */
export type ReportedInquiry = {
  inquiryId: number
  caregiverId: number
  provider: { id: string; name: string }
  reports: {
    id: number
    reporterId: number | null
    reason: InquiryReportReason
    note: string
    createdAt: Date
    settledAt: Date | null
    outcome: ReportOutcome | null
  }[]
}

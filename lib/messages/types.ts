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

export type ShownMessage = {
  id: number
  isYours: boolean
  author: string
  text: string
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
  messages: ShownMessage[]
}

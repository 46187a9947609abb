import { z } from 'zod'
import { emptyIsNull, idField, isStorable, isStorableLine, linesField, MAX_ID } from '@/lib/platform/http/fields'
import { type Message, message } from '@/lib/platform/language/message'
import { InquiryReportReason, ReportOutcome } from '@/prisma/generated/enums'
import { type AttachmentKind, MAX_ATTACHED, MESSAGE_LIMITS, type Writability } from './rules/conversation'
import { MAX_AGE_MONTHS, MAX_AT_ONCE, WRONG_AGE } from './rules/request'

/** One conversation in the list. Times are ISO 8601. */
export type InquirySummary = {
  id: number
  /** The other side: a provider's name, or "Dana M.". */
  with: string
  /** The provider it concerns. */
  about: string
  subject: string
  /** The beginning of the newest message; empty if it has only files. */
  excerpt: string
  isLastYours: boolean
  lastAt: string
  unread: number
}

/** Newest first. `unread` counts conversations across all pages. */
export type InquiryPage = { inquiries: InquirySummary[]; page: number; hasMore: boolean; unread: number }

/** A file of a message. Only pictures have `width` and `height`. */
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
  /** Sent by mailed link, while the page was unclaimed. */
  isByMail: boolean
  /** Empty if the message has only files. */
  text: string
  attachments: ShownAttachment[]
  createdAt: string
  isRead: boolean
}

/** A conversation with all messages, oldest first. */
export type InquiryDetail = {
  id: number
  with: string
  subject: string
  /** Public id and name. */
  provider: { id: string; name: string }
  childAgeMonths: number | null
  /** "2027-01" */
  wantedStart: string | null
  standing: Writability
  /** The reader's own request, which the provider has not answered. */
  canWithdraw: boolean
  /** The provider reads and replies at its address on file, since its page is unclaimed. */
  isByMail: boolean
  messages: ShownMessage[]
}

/** A conversation as a mailed link shows it to a provider. */
export type LinkedRequest = Pick<
  InquiryDetail,
  'id' | 'subject' | 'provider' | 'childAgeMonths' | 'wantedStart' | 'messages'
> & {
  /** "Dana M." */
  parent: string
}

/** A reported conversation for admins, without its messages. `provider.id`: public id. */
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

export const UNSTORABLE = message('enrollment.errors.unstorable')
export const atMost = (most: number) => message('enrollment.errors.atMost', { most })

/** A text that may have several lines. */
export const textField = (missing: Message, most: number) =>
  linesField(missing).pipe(z.string().min(1, missing).max(most, atMost(most)).refine(isStorable, UNSTORABLE))

export const lineField = (missing: Message, most: number) =>
  z.string(missing).trim().min(1, missing).max(most, atMost(most)).refine(isStorableLine, UNSTORABLE)

const NOT_ONE = message('enrollment.inquiryErrors.notOne')
const id = idField(NOT_ONE)
export const inquiryParams = z.object({ id })

const UNKNOWN = message('enrollment.errors.noProvider')
/** A provider's public id. */
export const daycareId = z.string(UNKNOWN).min(1, UNKNOWN).max(200, UNKNOWN)

/** A day from 2000 to 2099. `problem`: the error for a text that is not a day; `outside`: for a day outside that range. */
export const dayField = (problem: Message, outside = problem) =>
  z.iso.date(problem).refine((day) => day >= '2000-01-01' && day < '2100-01-01', outside)

const NO_MESSAGE = message('enrollment.errors.noMessage')
export const messageText = textField(NO_MESSAGE, MESSAGE_LIMITS.text)
/** A message that may be omitted if something else is sent instead. */
export const optionalText = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
  messageText.optional(),
)
/** The token in a mailed link. */
const LINK_PART = message('enrollment.inquiryErrors.linkPart')
export const answerToken = z.string(LINK_PART).min(1, LINK_PART).max(200, LINK_PART)

const NO_MONTH = message('enrollment.inquiryErrors.month')

/** What a parent writes: the form's fields. */
export const requestFields = z.object({
  subject: textField(message('enrollment.inquiryErrors.subject'), MESSAGE_LIMITS.subject).refine(
    (value) => !value.includes('\n'),
    message('enrollment.inquiryErrors.oneLine'),
  ),
  text: messageText,
  childAgeMonths: emptyIsNull(
    z.coerce.number(WRONG_AGE).int(WRONG_AGE).min(0, WRONG_AGE).max(MAX_AGE_MONTHS, WRONG_AGE),
  ),
  wantedStart: emptyIsNull(z.string(NO_MONTH).regex(/^20[2-9]\d-(0[1-9]|1[0-2])$/, NO_MONTH)),
})

const NO_PROVIDER = message('enrollment.inquiryErrors.provider')

/** One request to several providers, by public id. Without a subject each gets one with its own name. */
export const inquiryInput = requestFields.extend({
  subject: emptyIsNull(requestFields.shape.subject),
  /** Questions for individual providers, by public id. They are added below the text that all providers get. */
  questions: z
    .record(z.string().max(200), z.array(z.string().trim().min(1).max(300).refine(isStorable, UNSTORABLE)).max(20))
    .optional(),
  daycareIds: z
    .array(daycareId, NO_PROVIDER)
    .min(1, NO_PROVIDER)
    .max(MAX_AT_ONCE, message('enrollment.inquiryErrors.atOnce', { most: MAX_AT_ONCE })),
})
export type InquiryInput = z.output<typeof inquiryInput>

/** The query of the request page. Invalid values are ignored, as in a mistyped address. */
export const requestQuery = z.object({
  only: z.literal('questions').optional().catch(undefined),
  also: z
    .preprocess(
      (value) => (typeof value === 'string' ? [value] : value),
      z.array(z.string().max(200)).max(20).optional(),
    )
    .catch(undefined),
  ask: z.string().max(80).optional().catch(undefined),
  at: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
    .optional()
    .catch(undefined),
})

/** A message with text, uploaded files (by id), or both. */
export const messageInput = z
  .object({
    text: optionalText,
    attachmentIds: z
      .array(
        z.int(message('enrollment.attachmentErrors.notOne')).positive().max(MAX_ID),
        message('enrollment.attachmentErrors.choose'),
      )
      .max(MAX_ATTACHED, message('enrollment.attachments.tooMany', { count: MAX_ATTACHED }))
      .default([]),
  })
  .refine(({ text, attachmentIds }) => text !== undefined || attachmentIds.length > 0, {
    path: ['text'],
    error: NO_MESSAGE,
  })

export const attachmentQuery = z.object({
  name: z.string().max(400, message('enrollment.attachmentErrors.longName')).default(''),
})

export const inquiryReportInput = z.object({
  reason: z.enum(InquiryReportReason, message('enrollment.errors.reason')),
  note: z
    .string(message('enrollment.errors.nothing'))
    .trim()
    .max(MESSAGE_LIMITS.note, atMost(MESSAGE_LIMITS.note))
    .refine(isStorable, UNSTORABLE)
    .default(''),
})

/** `seen`: the time of the newest report that the admin has read. */
export const inquiryReportDecisionInput = z.object({
  outcome: z.enum(ReportOutcome, message('enrollment.inquiryErrors.outcome')),
  seen: z.int(),
})
export type InquiryReportDecisionInput = z.output<typeof inquiryReportDecisionInput>

/** The list's query: search words and page. Invalid values are ignored, as in a mistyped address. */
export const inquiriesQuery = z.object({
  q: z.string().trim().max(MESSAGE_LIMITS.search).refine(isStorable).optional().catch(undefined),
  page: z.coerce.number().int().positive().max(1_000).default(1).catch(1),
})
export type InquiriesQuery = z.output<typeof inquiriesQuery>

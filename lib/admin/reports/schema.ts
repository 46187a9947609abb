import { z } from 'zod'
import { idField, isStorable, linesField } from '@/lib/platform/http/fields'
import { type Message, message } from '@/lib/platform/language/message'
import { ReportOutcome, type ReportStatus, ReportTopic } from '@/prisma/generated/enums'

export const REPORT_LIMITS = { message: 2_000, email: 254, provider: 200 } as const

const TOO_LONG = message('admin.reportErrors.tooLong', { most: String(REPORT_LIMITS.message) })

const reportText = (missing?: Message) =>
  linesField(missing).pipe(
    z.string().max(REPORT_LIMITS.message, TOO_LONG).refine(isStorable, message('admin.reportErrors.unstorable')),
  )
const NO_MESSAGE = message('admin.reportErrors.message')

/** The form of /provider/{id}/report. An empty e-mail address counts as missing. */
export const reportInput = z.object({
  provider: z
    .string(message('admin.reportErrors.provider'))
    .min(1)
    .max(REPORT_LIMITS.provider, message('admin.reportErrors.noProvider')),
  topic: z.enum(ReportTopic, message('admin.reportErrors.topic')),
  message: reportText(NO_MESSAGE).refine((text) => text !== '', NO_MESSAGE),
  email: z
    .string()
    .trim()
    .max(REPORT_LIMITS.email, message('admin.reportErrors.emailTooLong', { most: String(REPORT_LIMITS.email) }))
    .refine((value) => value === '' || z.email().safeParse(value).success, message('admin.reportErrors.email'))
    .transform((value) => value || null)
    .nullish()
    .transform((value) => value ?? null),
  /** A hidden field that only bots fill in. */
  homepage: z.string().max(REPORT_LIMITS.message).default(''),
})

const NO_REPORT = message('admin.reportErrors.noReport')
export const reportParams = z.object({
  id: idField(NO_REPORT),
})

/** An admin's decision about a report; `answer` is mailed to the reporter if they left an address. */
export const reportDecisionInput = z.object({
  outcome: z.enum(ReportOutcome, message('admin.reportErrors.outcome')),
  answer: reportText().default(''),
})
export type ReportDecisionInput = z.output<typeof reportDecisionInput>

export type ReportInput = z.output<typeof reportInput>

/** A report as admins read it. */
export type StoredReport = {
  id: number
  topic: ReportTopic
  message: string
  /** The reporter's address, if they want an answer. */
  email: string | null
  status: ReportStatus
  outcome: ReportOutcome | null
  createdAt: Date
  provider: { id: number; name: string; slug: string }
}

import { z } from 'zod'
import { ReportOutcome, type ReportStatus, ReportTopic } from '@/prisma/generated/enums'

export const REPORT_LIMITS = { message: 2_000, email: 254, provider: 200 } as const

/** PostgreSQL cannot store NUL or a lone surrogate. */
const isStorable = (value: string) => !value.includes('\0') && !/\p{Cs}/u.test(value)
const unstorable = 'This text has a character we can’t save.'

/** The form of /provider/{id}/report. An empty e-mail address counts as missing. */
export const reportInput = z.object({
  provider: z.string('Please choose a provider.').min(1).max(REPORT_LIMITS.provider, 'We can’t find this provider.'),
  topic: z.enum(ReportTopic, 'Please choose what it’s about.'),
  message: z
    .string('Please tell us what’s wrong.')
    // A plain form sends its line breaks as CRLF.
    .transform((value) => value.replaceAll('\r\n', '\n').trim())
    .pipe(
      z
        .string()
        .min(1, 'Please tell us what’s wrong.')
        .max(REPORT_LIMITS.message, `Please use at most ${REPORT_LIMITS.message} characters.`)
        .refine(isStorable, unstorable),
    ),
  email: z
    .string()
    .trim()
    .max(REPORT_LIMITS.email, `An e-mail address has at most ${REPORT_LIMITS.email} characters.`)
    .refine((value) => value === '' || z.email().safeParse(value).success, 'That isn’t an e-mail address.')
    .transform((value) => value || null)
    .nullish()
    .transform((value) => value ?? null),
  /** A hidden field that only bots fill in. */
  homepage: z.string().max(REPORT_LIMITS.message).default(''),
})

const NO_REPORT = 'We can’t find this report.'
export const reportParams = z.object({
  id: z.coerce.number(NO_REPORT).int(NO_REPORT).positive(NO_REPORT).max(2_147_483_647, NO_REPORT),
})

/** An admin's decision about a report; `answer` is mailed to the reporter if they left an address. */
export const reportDecisionInput = z.object({
  outcome: z.enum(ReportOutcome, 'Please tell us what you decided.'),
  answer: z
    .string()
    .transform((value) => value.replaceAll('\r\n', '\n').trim())
    .pipe(
      z
        .string()
        .max(REPORT_LIMITS.message, `Please use at most ${REPORT_LIMITS.message} characters.`)
        .refine(isStorable, unstorable),
    )
    .default(''),
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
  provider: { name: string; slug: string }
}

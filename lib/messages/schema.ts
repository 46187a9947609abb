import { z } from 'zod'
import { InquiryReportReason } from '@/prisma/generated/enums'
import { MOST_AT_ONCE } from './rules/limits'

export const MESSAGE_LIMITS = { subject: 120, text: 4_000, note: 1_000, search: 80, ageMonths: 180 } as const
const MAX_ID = 2_147_483_647

/** PostgreSQL holds neither NUL nor half a surrogate pair. */
const isStorable = (value: string) => !value.includes('\0') && !/\p{Cs}/u.test(value)
const UNSTORABLE = 'This text has a character that cannot be stored.'

const words = (missing: string, most: number) =>
  z
    .string(missing)
    .transform((value) => value.replaceAll('\r\n', '\n').trim())
    .pipe(z.string().min(1, missing).max(most, `Please use at most ${most} characters.`).refine(isStorable, UNSTORABLE))

const id = z.coerce.number('This is no conversation.').int().positive().max(MAX_ID, 'This is no conversation.')
export const inquiryParams = z.object({ id })

const AGE = `A child’s age is a whole number of months from 0 to ${MESSAGE_LIMITS.ageMonths}.`
/** Empty fields of a form are not given. */
const orNothing = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' || value === undefined ? null : value), schema.nullable())

const text = words('Please write a message.', MESSAGE_LIMITS.text)

/** What a parent writes: the form's fields. */
export const requestFields = z.object({
  subject: words('Please say what it is about.', MESSAGE_LIMITS.subject).refine(
    (value) => !value.includes('\n'),
    'A subject is one line.',
  ),
  text,
  childAgeMonths: orNothing(z.coerce.number(AGE).int(AGE).min(0, AGE).max(MESSAGE_LIMITS.ageMonths, AGE)),
  wantedStart: orNothing(
    z.string('Please choose a month.').regex(/^20[2-9]\d-(0[1-9]|1[0-2])$/, 'Please choose a month.'),
  ),
})

/** One request to several providers, named by their public ids. */
export const inquiryInput = requestFields.extend({
  daycareIds: z
    .array(z.string('There is no such provider.').min(1).max(200, 'There is no such provider.'), 'Say which provider.')
    .min(1, 'Say which provider.')
    .max(MOST_AT_ONCE, `At most ${MOST_AT_ONCE} providers at once.`),
})
export type InquiryInput = z.output<typeof inquiryInput>

export const messageInput = z.object({ text })

export const inquiryReportInput = z.object({
  reason: z.enum(InquiryReportReason, 'Please choose a reason.'),
  note: z
    .string('Please say it in words.')
    .trim()
    .max(MESSAGE_LIMITS.note, `Please use at most ${MESSAGE_LIMITS.note} characters.`)
    .refine(isStorable, UNSTORABLE)
    .default(''),
})

/** The list: words to look for, and the page. Anything that cannot be used is left out, as in an address that somebody mistyped. */
export const inquiriesQuery = z.object({
  q: z.string().trim().max(MESSAGE_LIMITS.search).refine(isStorable).optional().catch(undefined),
  page: z.coerce.number().int().positive().max(1_000).default(1).catch(1),
})
export type InquiriesQuery = z.output<typeof inquiriesQuery>

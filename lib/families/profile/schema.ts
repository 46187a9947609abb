import { z } from 'zod'
import { CHANNELS } from '@/lib/notifications/rules'
import { SITE } from '@/lib/platform/config/site'
import { MAX_CHILD_MONTHS } from '@/lib/providers/rules/ages'
import { MAX_WEEKLY_DOLLARS } from '@/lib/providers/rules/tuition'
import { ACTIVITIES, DAY_CODES, type DayCode, FAMILY_LIMITS, MONTH_PATTERN, PLACE_AMENITIES } from './rules'

export type Child = {
  id: number
  /** First name or nickname. */
  name: string
  /** "2025-03". */
  birthMonth: string
  /** "2026-12"; null if undecided. */
  startMonth: string | null
  /** In the parent's words; may be empty. */
  notes: string
}

/** What a family needs. Null and empty mean not stated. */
export type Preferences = {
  preferredAmenities: string[]
  preferredActivities: string[]
  weeklyBudgetCents: number | null
  days: DayCode[]
  /** "07:30". */
  dropOff: string | null
  pickUp: string | null
  homeZip: string | null
  workZip: string | null
}

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
const isStorable = (value: string) => !value.includes('\0') && !/\p{Cs}/u.test(value)
const unstorable = 'This text has a character we can’t save.'
const tooLong = (limit: number) => `Please use at most ${limit} characters.`

/** Required text on a single line, with runs of whitespace collapsed. */
const line = (missing: string, limit: number) =>
  z
    .string(missing)
    .transform((value) => value.replace(/\s+/gu, ' ').trim())
    .pipe(z.string().min(1, missing).max(limit, tooLong(limit)).refine(isStorable, unstorable))

/** Text that may have several lines or be empty. */
export const multilineText = (limit: number) =>
  z
    .string('Please write something.')
    .transform((value) => value.replaceAll('\r\n', '\n').trim())
    .pipe(z.string().max(limit, tooLong(limit)).refine(isStorable, unstorable))

const month = (sentence: string) => z.string(sentence).regex(MONTH_PATTERN, sentence)

/** Null and an empty string mean not stated. */
export const nullableText = <Checked extends string>(checked: z.ZodType<Checked, string>, sentence: string) =>
  z
    .string(sentence)
    .trim()
    .nullish()
    .transform((value) => value || null)
    .pipe(checked.nullable())

const name = line('Please enter a first name or nickname.', FAMILY_LIMITS.name)
const notes = multilineText(FAMILY_LIMITS.notes)
const AGE = `Please enter the age in whole months, from 0 to ${MAX_CHILD_MONTHS}.`

/** A child as entered. Which months are valid depends on today (rules.ts). */
export const childInput = z.object({
  name,
  birthMonth: month('Please choose the month and the year of birth.'),
  startMonth: nullableText(month('Please choose a month.'), 'Please choose a month.'),
  notes: notes.default(''),
})
export type ChildInput = z.output<typeof childInput>

const MAX_ID = 2_147_483_647
export const childParams = z.object({
  id: z.coerce.number('We can’t find this child.').int().positive().max(MAX_ID, 'We can’t find this child.'),
})

const channel = z.enum(CHANNELS, 'Notifications come by "app" and "email".')

/** The specified request about the first child. Omitted fields stay unchanged. */
export const profileInput = z.object({
  childName: name.optional(),
  childAge: z.int(AGE).min(0, AGE).max(MAX_CHILD_MONTHS, AGE).optional(),
  childPreferences: notes.optional(),
  /** "email, app"; an empty string turns both off. */
  notificationPreferences: z
    .string('Notifications come by "app" and "email".')
    .transform((text) =>
      text
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean),
    )
    .pipe(z.array(channel))
    .optional(),
})
export type ProfileInput = z.output<typeof profileInput>

const BUDGET = `Please enter a weekly budget from $1 to $${MAX_WEEKLY_DOLLARS.toLocaleString('en-US')}, or leave it empty.`
const ZIP = `A ZIP code has five digits, like ${SITE.example.zip}.`
const TIME = 'Please enter a time, like 7:30 AM.'

/** Without duplicates, in catalogue order. */
const someOf = <Code extends string>(codes: readonly Code[], sentence: string) =>
  z
    .array(z.enum(codes as readonly [Code, ...Code[]], sentence), sentence)
    .max(codes.length * 2, sentence)
    .default([])
    .transform((chosen) => codes.filter((code) => chosen.includes(code)))

const codesOf = <Code extends string>(choices: readonly { code: Code }[]) => choices.map(({ code }) => code)
const zip = nullableText(z.string().regex(/^\d{5}$/, ZIP), ZIP)
const time = nullableText(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME), TIME)

const shared = {
  preferredAmenities: someOf(codesOf(PLACE_AMENITIES), 'Please choose amenities from the list.'),
  preferredActivities: someOf(codesOf(ACTIVITIES), 'Please choose activities from the list.'),
  days: someOf(DAY_CODES, 'Please choose days of the week.'),
  dropOff: time,
  pickUp: time,
  homeZip: zip,
  workZip: zip,
}

type Times = { dropOff: string | null; pickUp: string | null }
const isInOrder = ({ dropOff, pickUp }: Times) => dropOff === null || pickUp === null || dropOff < pickUp
const order = { message: 'Pick-up must be later than drop-off.', path: ['pickUp'] }

/** PUT /api/caregiver/preferences: omitted fields are cleared. */
export const preferencesInput = z
  .object({
    ...shared,
    weeklyBudgetCents: z
      .int(BUDGET)
      .min(100, BUDGET)
      .max(FAMILY_LIMITS.weeklyBudgetCents, BUDGET)
      .nullish()
      .transform((cents) => cents ?? null),
  })
  .refine(isInOrder, order)
export type PreferencesInput = z.output<typeof preferencesInput>

const dollars = nullableText(
  z
    .string()
    .transform((text) => text.replace(/^\$\s*|,(?=\d{3})/g, ''))
    .pipe(z.string().regex(/^\d{1,4}(\.\d{2})?$/, BUDGET))
    .refine((text) => Number(text) >= 1 && Number(text) <= MAX_WEEKLY_DOLLARS, BUDGET),
  BUDGET,
)

/** The form's fields: the same, but with dollars as typed ("$285", "1,200.50"). */
export const preferencesForm = z
  .object({ ...shared, weeklyBudget: dollars })
  .refine(isInOrder, order)
  .transform(({ weeklyBudget, ...rest }) => ({
    ...rest,
    weeklyBudgetCents: weeklyBudget === null ? null : Math.round(Number(weeklyBudget) * 100),
  }))
export type TypedPreferences = z.input<typeof preferencesForm>

/** Part of the specified API; must be the signed-in user. */
export const preferencesQuery = z.object({
  userId: z.coerce.number('This is no user.').int('This is no user.').optional(),
})

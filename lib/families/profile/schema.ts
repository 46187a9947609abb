import { z } from 'zod'
import { CHANNELS } from '@/lib/notifications/rules'
import { SITE } from '@/lib/platform/config/site'
import { idField } from '@/lib/platform/http/fields'
import { type Message, message } from '@/lib/platform/language/message'
import { MAX_CHILD_MONTHS } from '@/lib/providers/rules/ages'
import { MAX_WEEKLY_DOLLARS } from '@/lib/providers/rules/tuition'
import { line, multilineText, nullableText, userIdField, versionField } from './rules/fields'
import {
  ACTIVITIES,
  DAY_CODES,
  type DayCode,
  FAMILY_LIMITS,
  MONTH_PATTERN,
  PLACE_AMENITIES,
  TIME_PATTERN,
} from './rules/needs'

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
/** The client sends `version` back when it saves the child. */
export type SavedChild = Child & { version: string }

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
/** The client sends `version` back when it saves the preferences. */
export type SavedPreferences = Preferences & { version: string }

const month = (sentence: Message) => z.string(sentence).regex(MONTH_PATTERN, sentence)

const name = line(message('families.errors.name'), FAMILY_LIMITS.name)
const notes = multilineText(FAMILY_LIMITS.notes)
const AGE = message('families.errors.age', { most: MAX_CHILD_MONTHS })
const MONTH = message('families.errors.month')
export const NO_CHILD = message('families.errors.noChild')

/** A child as entered. Which months are valid depends on today (rules/problems.ts). */
export const childInput = z.object({
  name,
  birthMonth: month(message('families.errors.birthMonth')),
  startMonth: nullableText(month(MONTH), MONTH),
  notes: notes.default(''),
})
export type ChildInput = z.output<typeof childInput>
export const childChange = childInput.extend({ version: versionField })
export type ChildChange = z.output<typeof childChange>

export const childParams = z.object({
  id: idField(NO_CHILD),
})

const CHANNEL = message('families.errors.channels')
const channel = z.enum(CHANNELS, CHANNEL)

/** The specified request about the first child. Omitted fields stay unchanged. */
export const profileInput = z.object({
  childName: name.optional(),
  childAge: z.int(AGE).min(0, AGE).max(MAX_CHILD_MONTHS, AGE).optional(),
  childPreferences: notes.optional(),
  /** "email, app"; an empty string turns both off. */
  notificationPreferences: z
    .string(CHANNEL)
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

const BUDGET = message('families.errors.budget', { most: MAX_WEEKLY_DOLLARS })
const ZIP = message('families.errors.zip', { zip: SITE.example.zip })
const TIME = message('families.errors.time')

/** Without duplicates, in catalogue order. */
const someOf = <Code extends string>(codes: readonly Code[], sentence: Message) =>
  z
    .array(z.enum(codes as readonly [Code, ...Code[]], sentence), sentence)
    .max(codes.length * 2, sentence)
    .default([])
    .transform((chosen) => codes.filter((code) => chosen.includes(code)))

const codesOf = <Code extends string>(choices: readonly { code: Code }[]) => choices.map(({ code }) => code)
const zip = nullableText(z.string().regex(/^\d{5}$/, ZIP), ZIP)
const time = nullableText(z.string().regex(TIME_PATTERN, TIME), TIME)

const shared = {
  preferredAmenities: someOf(codesOf(PLACE_AMENITIES), message('families.errors.amenities')),
  preferredActivities: someOf(codesOf(ACTIVITIES), message('families.errors.activities')),
  days: someOf(DAY_CODES, message('families.errors.days')),
  dropOff: time,
  pickUp: time,
  homeZip: zip,
  workZip: zip,
}

type Times = { dropOff: string | null; pickUp: string | null }
const isInOrder = ({ dropOff, pickUp }: Times) => dropOff === null || pickUp === null || dropOff < pickUp
const order = { message: message('families.errors.timeOrder'), path: ['pickUp'] }

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
    version: versionField,
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

/** The same fields as a form sends them, with dollars as typed ("$285", "1,200.50"). */
export const preferencesForm = z
  .object({ ...shared, weeklyBudget: dollars })
  .refine(isInOrder, order)
  .transform(({ weeklyBudget, ...rest }) => ({
    ...rest,
    weeklyBudgetCents: weeklyBudget === null ? null : Math.round(Number(weeklyBudget) * 100),
  }))
export type TypedPreferences = z.input<typeof preferencesForm>

/** Part of the specified API; must be the signed-in user. */
export const preferencesQuery = z.object({ userId: userIdField })

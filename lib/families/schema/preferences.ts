import { z } from 'zod'
import { MAX_WEEKLY_DOLLARS } from '@/lib/providers/rules/tuition'
import { DAY_CODES } from '../rules/days'
import { FAMILY_LIMITS } from '../rules/limits'
import { ACTIVITIES, PLACE_AMENITIES } from '../rules/wishes'
import { orNothing } from './texts'

const BUDGET = `Please enter a weekly budget from $1 to $${MAX_WEEKLY_DOLLARS.toLocaleString('en-US')}, or leave it empty.`
const ZIP = 'A ZIP code has five digits, like 32801.'
const TIME = 'Please enter a time, like 7:30 AM.'

/** Each once, in the order in which they are offered. */
const someOf = <Code extends string>(codes: readonly Code[], sentence: string) =>
  z
    .array(z.enum(codes as readonly [Code, ...Code[]], sentence), sentence)
    .max(codes.length * 2, sentence)
    .default([])
    .transform((chosen) => codes.filter((code) => chosen.includes(code)))

const codesOf = <Code extends string>(choices: readonly { code: Code }[]) => choices.map(({ code }) => code)
const zip = orNothing(z.string().regex(/^\d{5}$/, ZIP), ZIP)
const time = orNothing(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME), TIME)

const shared = {
  preferredAmenities: someOf(codesOf(PLACE_AMENITIES), 'Please choose from the amenities of the list.'),
  preferredActivities: someOf(codesOf(ACTIVITIES), 'Please choose from the activities of the list.'),
  days: someOf(DAY_CODES, 'Please choose from the days of the week.'),
  dropOff: time,
  pickUp: time,
  homeZip: zip,
  workZip: zip,
}

type Times = { dropOff: string | null; pickUp: string | null }
const isInOrder = ({ dropOff, pickUp }: Times) => dropOff === null || pickUp === null || dropOff < pickUp
const order = { message: 'Pick-up has to be later than drop-off.', path: ['pickUp'] }

/** PUT /api/caregiver/preferences: what is left out is not stated any more. */
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

const dollars = orNothing(
  z
    .string()
    .transform((text) => text.replace(/^\$\s*|,(?=\d{3})/g, ''))
    .pipe(z.string().regex(/^\d{1,4}(\.\d{2})?$/, BUDGET))
    .refine((text) => Number(text) >= 1 && Number(text) <= MAX_WEEKLY_DOLLARS, BUDGET),
  BUDGET,
)

/** What the form holds: the same, but dollars as they are typed ("$285", "1,200.50"). */
export const preferencesForm = z
  .object({ ...shared, weeklyBudget: dollars })
  .refine(isInOrder, order)
  .transform(({ weeklyBudget, ...rest }) => ({
    ...rest,
    weeklyBudgetCents: weeklyBudget === null ? null : Math.round(Number(weeklyBudget) * 100),
  }))
export type TypedPreferences = z.input<typeof preferencesForm>

/** Of the call's shape: must be whoever is signed in. */
export const preferencesQuery = z.object({
  userId: z.coerce.number('This is no user.').int('This is no user.').optional(),
})

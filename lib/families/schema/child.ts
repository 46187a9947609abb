import { z } from 'zod'
import { CHANNELS } from '@/lib/notifications/rules/channels'
import { MAX_CHILD_MONTHS } from '@/lib/providers/catalogue/age-bands'
import { FAMILY_LIMITS } from '../rules/limits'
import { line, lines, month, orNothing } from './texts'

const name = line('Please enter a first name or nickname.', FAMILY_LIMITS.name)
const notes = lines(FAMILY_LIMITS.notes)
const AGE = `Please enter the age in whole months, from 0 to ${MAX_CHILD_MONTHS}.`

/** A child as its form and the gate take it. Which months there can be depends on today (rules/ages.ts). */
export const childInput = z.object({
  name,
  birthMonth: month('Please choose the month and the year of birth.'),
  startMonth: orNothing(month('Please choose a month.'), 'Please choose a month.'),
  notes: notes.default(''),
})
export type ChildInput = z.output<typeof childInput>

const MAX_ID = 2_147_483_647
export const childParams = z.object({
  id: z.coerce.number('There is no such child.').int().positive().max(MAX_ID, 'There is no such child.'),
})

const channel = z.enum(CHANNELS, 'Notifications come by "app" and "email".')

/** The specification's call about the first child. What is left out stays as it is. */
export const profileInput = z.object({
  childName: name.optional(),
  childAge: z.int(AGE).min(0, AGE).max(MAX_CHILD_MONTHS, AGE).optional(),
  childPreferences: notes.optional(),
  /** "email, app"; an empty text turns both off. */
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

import { z } from 'zod'

/** As randomToken makes them; anything else is nobody's. */
export const feedQuery = z.object({ key: z.string('There is no such calendar.').max(100).default('') })

export const TITLE_LIMIT = 80
/** Of one person. */
export const MOST_ENTRIES = 500
const MAX_ID = 2_147_483_647
const MISSING = 'Please say what it is.'

export const entryParams = z.object({
  id: z.coerce.number('This is no entry.').int().positive().max(MAX_ID, 'This is no entry.'),
})

const time = z.string('Please choose a time.').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please choose a time.')
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** A day, for all of it or from a time on ("14:30"), as fields of a form have them. */
export const entryInput = z.object({
  title: z
    .string(MISSING)
    .trim()
    .min(1, MISSING)
    .max(TITLE_LIMIT, `Please use at most ${TITLE_LIMIT} characters.`)
    .refine((title) => !/\p{Cc}|\p{Cs}/u.test(title), 'This text has a character that cannot be stored.'),
  day: z.iso
    .date('Please choose a day.')
    .refine((day) => day >= '2000-01-01' && day < '2100-01-01', 'Please choose a day of this century.'),
  startMinute: z.preprocess(
    (value) => (value === '' || value === undefined ? null : value),
    time.transform(minutesOf).nullable(),
  ),
})
export type EntryInput = z.output<typeof entryInput>

/** The month that is shown, and the day that is chosen in it; anything else in the address is today. */
export const calendarQuery = z.object({
  day: z.iso.date().optional().catch(undefined),
})

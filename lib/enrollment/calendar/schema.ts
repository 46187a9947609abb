import { z } from 'zod'
import type { ProviderEventKind } from '@/prisma/generated/enums'
import type { ShownEvent } from '../events/schema'

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

/** A date on somebody's calendar. */
export type CalendarDate = {
  /** Unique among them. */
  key: string
  kind: 'tour' | 'first-day' | 'last-day' | 'own' | ProviderEventKind
  /** "2026-11-24", on the clocks of the place where it is. */
  day: string
  /** "10:00 AM EST", "2:30 PM"; null for all of the day. */
  time: string | null
  title: string
  /** The provider, where the title does not name it; null for one's own. */
  provider: string | null
  /** What a provider says of its event; empty for anything else. */
  note: string
  isCancelled: boolean
  /** Where it stands on this site; null for one's own. */
  path: string | null
  /** Of one's own: what removes it. */
  entryId: number | null
  /** Of an event that the reader's provider sent: what changes it. */
  event: ShownEvent | null
}

/** The calendar as it is shown: one month, and what comes. */
export type CalendarView = {
  today: string
  /** The day that is chosen; its month is shown. */
  day: string
  /** Those of the weeks that are shown, in their order. */
  dates: CalendarDate[]
  /** The next ones from today on. */
  upcoming: CalendarDate[]
}

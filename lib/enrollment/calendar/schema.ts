import { z } from 'zod'
import { idField } from '@/lib/platform/http/fields'
import { message } from '@/lib/platform/language/message'
import type { ProviderEventKind } from '@/prisma/generated/enums'
import type { ShownEvent } from '../events/schema'
import { TITLE_LIMIT } from './rules'

/** The format of randomToken; no other key can exist. */
export const feedQuery = z.object({ key: z.string(message('enrollment.calendarErrors.notFound')).max(100).default('') })

/** Per user. */
export const MAX_ENTRIES = 500
const MISSING = message('enrollment.errors.whatIsIt')
const NOT_ONE = message('enrollment.calendarErrors.notOne')
const NO_TIME = message('enrollment.errors.time')

export const entryParams = z.object({
  id: idField(NOT_ONE),
})

const time = z.string(NO_TIME).regex(/^([01]\d|2[0-3]):[0-5]\d$/, NO_TIME)
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** An all-day entry or one with a start time ("14:30"), as form fields send it. */
export const entryInput = z.object({
  title: z
    .string(MISSING)
    .trim()
    .min(1, MISSING)
    .max(TITLE_LIMIT, message('enrollment.errors.atMost', { most: TITLE_LIMIT }))
    .refine((title) => !/\p{Cc}|\p{Cs}/u.test(title), message('enrollment.errors.unstorable')),
  day: z.iso
    .date(message('enrollment.errors.day'))
    .refine((day) => day >= '2000-01-01' && day < '2100-01-01', message('enrollment.errors.century')),
  startMinute: z.preprocess(
    (value) => (value === '' || value === undefined ? null : value),
    time.transform(minutesOf).nullable(),
  ),
})
export type EntryInput = z.output<typeof entryInput>

/** The month shown and the day selected in it; anything else in the address means today. */
export const calendarQuery = z.object({
  day: z.iso.date().optional().catch(undefined),
})

/** A date on a user's calendar. */
export type CalendarDate = {
  /** Unique within the list. */
  key: string
  kind: 'tour' | 'first-day' | 'last-day' | 'own' | ProviderEventKind
  /** "2026-11-24", in the time zone of the location. */
  day: string
  /** "10:00 AM", "2:30 PM"; null for all day. */
  time: string | null
  /** When an event ends, if that is known. */
  endTime: string | null
  title: string
  /** The provider, if the title does not name it; null for own entries. */
  provider: string | null
  /** The provider's note on its event; otherwise empty. */
  note: string
  isCancelled: boolean
  /** Its page on this site; null for own entries. */
  path: string | null
  /** The id of an own entry, used to remove it. */
  entryId: number | null
  /** An event sent by the reader's provider, so that it can be edited. */
  event: ShownEvent | null
}

/** The calendar page: one month, and the upcoming dates. */
export type CalendarView = {
  today: string
  /** The selected day; its month is shown. */
  day: string
  /** The dates of all weeks shown, sorted. */
  dates: CalendarDate[]
  /** The next dates from today on. */
  upcoming: CalendarDate[]
}

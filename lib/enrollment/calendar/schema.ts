import { z } from 'zod'
import { idField } from '@/lib/platform/http/fields'
import { message } from '@/lib/platform/language/message'
import type { ProviderEventKind } from '@/prisma/generated/enums'
import { datedFields, type ShownEvent } from '../events/schema'

/** A feed's key in the format of randomToken. No other key can exist. */
export const feedQuery = z.object({ key: z.string(message('enrollment.calendarErrors.notFound')).max(100).default('') })

/** Per user. */
export const MAX_ENTRIES = 500
const NOT_ONE = message('enrollment.calendarErrors.notOne')

export const entryParams = z.object({
  id: idField(NOT_ONE),
})

/** An all-day entry or one with a start time ("14:30"), as form fields send it. */
export const entryInput = z.object(datedFields)
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

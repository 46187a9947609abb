import ical, { ICalEventRepeatingFreq, ICalEventStatus, ICalWeekday } from 'ical-generator'
import { SITE } from '../config/site'

/** `from` and `to` are instants; `day` ("2026-11-24") is an all-day event; `local` is a floating time without a time zone. */
export type CalendarSpan = { from: Date; to: Date } | { day: string } | { local: string; minutes: number }

export type CalendarEvent = {
  /** Never changes, and is the same in mails and in feeds. */
  uid: string
  span: CalendarSpan
  title: string
  place?: string
  text?: string
  /** Absolute. */
  url?: string
  /** Incremented by every change. */
  sequence: number
  changedAt: Date
  isCancelled?: boolean
  /** Repeats without an end on the first Monday, every `months` months; `span` is the first occurrence. */
  firstMondayEvery?: { months: number }
}

/** How often calendars that subscribe to a feed should refresh it. */
const REFRESH_SECONDS = 3_600
const MINUTE_MS = 60_000

/** An RFC 5545 file. Instants are in UTC, so the file needs no time zone definitions. */
export function calendarFile(events: readonly CalendarEvent[]): string {
  const calendar = ical({
    name: SITE.name,
    prodId: { company: SITE.name, product: 'Calendar', language: 'EN' },
    ttl: REFRESH_SECONDS,
  })
  for (const { uid, span, title, place, text, url, sequence, changedAt, isCancelled, firstMondayEvery } of events)
    calendar.createEvent({
      id: uid,
      ...timesOf(span),
      summary: storable(title),
      location: place ? storable(place) : undefined,
      description: text ? storable(text) : undefined,
      url,
      sequence,
      stamp: changedAt,
      repeating: firstMondayEvery && {
        freq: ICalEventRepeatingFreq.MONTHLY,
        interval: firstMondayEvery.months,
        byDay: [ICalWeekday.MO],
        bySetPos: 1,
      },
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  return `${calendar.toString().trimEnd()}\r\n`
}

function timesOf(span: CalendarSpan) {
  if ('day' in span) return { start: new Date(`${span.day}T00:00:00Z`), allDay: true }
  if ('from' in span) return { start: span.from, end: span.to }
  const start = new Date(`${span.local}:00Z`)
  return { start, end: new Date(start.getTime() + span.minutes * MINUTE_MS), floating: true }
}

/** RFC 5545 allows no control characters except tabs and line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const storable = (text: string) => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')

import type { CalendarEvent } from '@/lib/platform/documents/calendar-file'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { localUrl } from '@/lib/platform/http/routes'
import type { Locale } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import { addDays, clockText, daysFrom, weekdayOf } from '@/lib/platform/time/dates'
import { instantOf, localTimeOf } from '@/lib/platform/time/zoned-time'
import { addressLine } from '@/lib/providers/rules/address'
import type { HoursInterval } from '@/lib/providers/types'
import type { InquirySide, TourStatus } from '@/prisma/generated/enums'

/** Times one side can propose together. */
export const MAX_TIMES = 3
/** Assumed length of a tour, for calendars and conflicts. */
export const TOUR_MINUTES = 45
/** How far ahead a tour can be. */
export const MAX_DAYS_AHEAD = 180
/** Tours in one conversation, past ones included. */
export const MAX_IN_CONVERSATION = 20
/** Changes to one tour. */
export const MAX_CHANGES = 40
/** How long before a tour both sides are reminded. The shorter time is for a tour that was agreed too late for the longer one. */
const REMIND_BEFORE_MS = [24 * 3_600_000, 2 * 3_600_000] as const
/** Days with their own tour times, instead of the weekly ones. */
export const MAX_OTHER_DAYS = 60
/** Offered slots a parent sees; later ones follow as these are booked or pass. */
export const MAX_SLOTS_SHOWN = 30

export const isOpen = (status: TourStatus) => status === 'proposed' || status === 'accepted' || status === 'moved'

const MINUTE_MS = 60_000

const tourEnd = (startsAt: Date) => new Date(startsAt.getTime() + TOUR_MINUTES * MINUTE_MS)

/** Whether two tours overlap, by when they start. Back to back is no overlap. */
export const overlap = (one: Date, other: Date): boolean => one < tourEnd(other) && other < tourEnd(one)

/** The range of a date-time field at the provider: from now to as far ahead as a tour can be. */
export function fieldRange(timeZone: string, now: Date): { min: string; max: string } {
  return {
    min: localTimeOf(now, timeZone),
    max: localTimeOf(daysFrom(now, MAX_DAYS_AHEAD), timeZone),
  }
}

/** The tour times a provider offers. Weekday 0 is Monday; minutes after local midnight; days are "2026-11-24". */
export type OfferedTimes = {
  noticeHours: number
  daysAhead: number
  weekly: readonly { weekday: number; minute: number }[]
  /** Days whose times differ from the weekly ones. */
  otherDays: readonly { day: string; minutes: readonly number[] }[]
}

const HOUR_MS = 3_600_000
const weekdayFromMonday = (day: string) => (weekdayOf(day) + 6) % 7

/**
 * The slots a parent can book now, earliest first: past the notice period, and not overlapping `taken`. A local time that the clocks skip
 * is not offered.
 */
export function freeSlots(offer: OfferedTimes, timeZone: string, taken: readonly Date[], now: Date): Date[] {
  const today = localTimeOf(now, timeZone).slice(0, 10)
  const earliest = now.getTime() + offer.noticeHours * HOUR_MS
  return Array.from({ length: offer.daysAhead + 1 }, (_, ahead) => addDays(today, ahead)).flatMap((day) =>
    minutesOn(offer, day).flatMap((minute) => {
      const slot = instantOf(`${day}T${clockText(minute)}`, timeZone)
      if (!slot || slot.getTime() < earliest || slot <= now) return []
      return taken.some((startsAt) => overlap(slot, startsAt)) ? [] : slot
    }),
  )
}

/** Morning and afternoon, when a room can be seen at work: 10:00 AM and 4:00 PM. */
const USUAL_MINUTES = [600, 960]
const WEEKDAYS = [0, 1, 2, 3, 4]
const PROPOSED_DAYS = 9

/** Times to propose where none are offered: on the next days it is open, from tomorrow on. Without known hours, on weekdays. */
export function timesToPropose(hours: readonly HoursInterval[], timeZone: string, now: Date): Date[] {
  const today = localTimeOf(now, timeZone).slice(0, 10)
  const days = Array.from({ length: 21 }, (_, ahead) => addDays(today, ahead + 1)).flatMap((day) => {
    const weekday = weekdayFromMonday(day)
    const open = hours.filter((one) => one.weekday === weekday)
    const isOpenAt = (minute: number) =>
      hours.length === 0
        ? WEEKDAYS.includes(weekday)
        : open.some(({ opensMinute, closesMinute }) => opensMinute <= minute && minute + TOUR_MINUTES <= closesMinute)
    const times = USUAL_MINUTES.filter(isOpenAt).flatMap(
      (minute) => instantOf(`${day}T${clockText(minute)}`, timeZone) ?? [],
    )
    return times.length > 0 ? [times] : []
  })
  return days.slice(0, PROPOSED_DAYS).flat()
}

function minutesOn({ weekly, otherDays }: OfferedTimes, day: string): number[] {
  const other = otherDays.find((one) => one.day === day)
  const weekday = weekdayFromMonday(day)
  const minutes = other?.minutes ?? weekly.filter((one) => one.weekday === weekday).map(({ minute }) => minute)
  return minutes.toSorted((a, b) => a - b)
}

/** When to remind both sides of a tour; null if it begins too soon for a reminder. */
export function remindAt(startsAt: Date, now: Date): Date | null {
  const moments = REMIND_BEFORE_MS.map((before) => new Date(startsAt.getTime() - before))
  return moments.find((moment) => moment > now) ?? null
}

type CalendarTour = {
  id: number
  inquiryId: number
  startsAt: Date
  sequence: number
  updatedAt: Date
  provider: { name: string; street: string | null; city: string; state: string; zip: string | null }
}

/** A tour in one side's calendar, without the parent's name or messages: calendars are often shared. */
export function calendarEventOf(
  t: Translate<'enrollment.calendarFile'>,
  locale: Locale,
  { id, inquiryId, startsAt, sequence, updatedAt, provider }: CalendarTour,
  side: InquirySide,
  siteUrl: string,
): CalendarEvent {
  const url = localUrl(locale, dashboardRoutes.conversation(side, inquiryId), siteUrl)
  return {
    uid: `tour-${id}@${new URL(siteUrl).hostname}`,
    span: { from: startsAt, to: tourEnd(startsAt) },
    title: t(side === 'caregiver' ? 'tour' : 'parentVisits', { provider: provider.name }),
    place: side === 'caregiver' ? addressLine(provider) : undefined,
    text: url,
    url,
    sequence,
    changedAt: updatedAt,
  }
}

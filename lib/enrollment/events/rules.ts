import type { CalendarEvent } from '@/lib/platform/documents/calendar-file'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { localUrl } from '@/lib/platform/http/routes'
import type { Locale } from '@/lib/platform/language/locales'
import { type Message, message } from '@/lib/platform/language/message'
import { clockText, daysBetween, todayIn } from '@/lib/platform/time/dates'
import { instantOf } from '@/lib/platform/time/zoned-time'
import type { Role } from '@/prisma/generated/enums'
import type { EventContent, EventEnrollment, EventFamilies, ShownEvent } from './schema'

/** Events one provider can send in 24 hours. */
export const MAX_SENT_A_DAY = 30
/** Changes to one event, since each notifies every family it reaches. */
export const MAX_CHANGES = 20
/** How far ahead an event can be. */
export const MAX_DAYS_AHEAD = 366
/** Length of an event without an end time in calendar programs. */
const DEFAULT_MINUTES = 60

type When = Pick<EventContent, 'day' | 'startMinute' | 'endMinute'>

export const WHEN_PROBLEMS = {
  past: message('enrollment.errors.dayPassed'),
  passed: message('enrollment.eventErrors.timePassed'),
  far: message('enrollment.eventErrors.far'),
  leftOut: message('enrollment.eventErrors.leftOut'),
} as const

const momentOf = (day: string, minute: number, timeZone: string) => instantOf(`${day}T${clockText(minute)}`, timeZone)

/**
 * The invalid one of an event's fields for day and times, with the reason; null if all are valid. `before`: the day and times before an
 * edit, whose start may have passed if it stays the same.
 */
export function whenProblem(
  { day, startMinute, endMinute }: When,
  timeZone: string,
  now: Date,
  before?: When,
): Record<string, Message> | null {
  const today = todayIn(timeZone, now)
  if (day < today) return { day: WHEN_PROBLEMS.past }
  if (daysBetween(today, day) > MAX_DAYS_AHEAD) return { day: WHEN_PROBLEMS.far }
  if (startMinute === null) return null
  const start = momentOf(day, startMinute, timeZone)
  if (!start) return { startMinute: WHEN_PROBLEMS.leftOut }
  if (endMinute !== null && !momentOf(day, endMinute, timeZone)) return { endMinute: WHEN_PROBLEMS.leftOut }
  const isSameStart = before?.day === day && before.startMinute === startMinute
  return start <= now && !isSameStart ? { startMinute: WHEN_PROBLEMS.passed } : null
}

/** Whether an event's day is past at the provider. */
export const isOver = (day: string, timeZone: string, now: Date): boolean => day < todayIn(timeZone, now)

/** An event's start and end instants for a calendar program, or its day. */
export function spanOf({ day, startMinute, endMinute }: When, timeZone: string) {
  const from = startMinute === null ? null : momentOf(day, startMinute, timeZone)
  if (!from) return { day }
  const to = endMinute === null ? null : momentOf(day, endMinute, timeZone)
  return { from, to: to ?? new Date(from.getTime() + DEFAULT_MINUTES * 60_000) }
}

/**
 * Whether an event reaches a family's enrollment: a chosen one, or, if the event is for all, any that was confirmed by that day. Never
 * after the enrollment is over.
 */
export function reaches(event: { day: string; enrollmentIds: EventFamilies }, enrollment: EventEnrollment): boolean {
  const { id, startsOn, endsOn, confirmedOn } = enrollment
  if (endsOn !== null && (endsOn < event.day || endsOn < startsOn)) return false
  return event.enrollmentIds === null ? confirmedOn <= event.day : event.enrollmentIds.includes(id)
}

/** An event for a calendar program; a cancelled one is marked as cancelled. */
export function calendarEventOf(locale: Locale, event: ShownEvent, role: Role, siteUrl: string): CalendarEvent {
  const { id, title, note, provider, sequence, changedAt, isCancelled, day } = event
  const query = { tab: 'calendar' as const, day }
  const path =
    role === 'careprovider' ? dashboardRoutes.careproviderDashboard(query) : dashboardRoutes.caregiverDashboard(query)
  const url = localUrl(locale, path, siteUrl)
  return {
    uid: `event-${id}@${new URL(siteUrl).hostname}`,
    span: spanOf(event, provider.timeZone),
    title: `${title} (${provider.name})`,
    text: note ? `${note}\n\n${url}` : url,
    url,
    sequence,
    changedAt,
    isCancelled,
  }
}

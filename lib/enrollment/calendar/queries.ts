import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { parentName } from '@/lib/accounts/rules/account'
import { findPreferences } from '@/lib/families/profile/queries'
import type { Preferences } from '@/lib/families/profile/schema'
import { timeZoneOf } from '@/lib/places/catalogue/states'
import { siteUrl } from '@/lib/platform/config/env'
import { SITE } from '@/lib/platform/config/site'
import { db } from '@/lib/platform/database/client'
import { type CalendarEvent, calendarFile } from '@/lib/platform/documents/calendar-file'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { NotFoundError } from '@/lib/platform/http/errors'
import { type Locale, localeOf } from '@/lib/platform/language/locales'
import { message } from '@/lib/platform/language/message'
import { translate } from '@/lib/platform/language/translate'
import type { Translate } from '@/lib/platform/language/types'
import { tokenHash } from '@/lib/platform/security/secrets'
import { addDays, dayOf, daysFrom, minuteOf, timeText, todayIn } from '@/lib/platform/time/dates'
import { localTimeOf } from '@/lib/platform/time/zoned-time'
import type { InquirySide } from '@/prisma/generated/enums'
import { findEventsForFeed, findShownEvents } from '../events/queries'
import { participating } from '../inquiries/queries/inquiries'
import { FEED_DAYS } from '../limits'
import { hasCalendar, sideOf } from '../policy'
import { findTourEvents } from '../tours/queries/tours'
import { type DayRange, dayEventOf, entryEventOf, inOrder, monthOfDay, PLAIN, type SortedDate, weeksOf } from './rules'
import type { CalendarDate, CalendarView } from './schema'

const utc = (day: string) => new Date(`${day}T00:00:00Z`)

type BothSides = { caregiver: { firstName: string; lastName: string }; provider: { name: string } }
/** A parent sees the provider's name. A provider sees the parent's name, and which of its providers it concerns. */
const titleOf = ({ caregiver, provider }: BothSides, side: InquirySide) =>
  side === 'caregiver'
    ? { title: provider.name, provider: null }
    : { title: parentName(caregiver), provider: provider.name }

const BOTH = {
  caregiver: { select: { firstName: true, lastName: true } },
  provider: { select: { name: true, timeZone: true } },
} as const

/** Agreed tours of these days, including those that took place. */
async function tourDates(actor: SignedInActor, side: InquirySide, { from, to }: DayRange): Promise<SortedDate[]> {
  const rows = await db().tour.findMany({
    // One more day on either side, because the tour's day depends on the provider's time zone.
    where: {
      status: { in: ['accepted', 'done'] },
      startsAt: { gte: utc(addDays(from, -1)), lt: utc(addDays(to, 2)) },
      ...participating(actor),
    },
    select: { id: true, inquiryId: true, startsAt: true, ...BOTH },
  })
  return rows.flatMap(({ id, inquiryId, startsAt, ...both }) => {
    if (!startsAt) return []
    const { timeZone } = both.provider
    const local = localTimeOf(startsAt, timeZone)
    const minute = minuteOf(local)
    return {
      ...PLAIN,
      ...titleOf(both, side),
      key: `tour-${id}`,
      kind: 'tour' as const,
      day: local.slice(0, 10),
      minute,
      time: timeText(minute),
      path: dashboardRoutes.conversation(side, inquiryId),
    }
  })
}

/** First and last days of all enrollments. */
async function enrollmentDates(actor: Pick<SignedInActor, 'id' | 'role'>, side: InquirySide): Promise<SortedDate[]> {
  const rows = await db().enrollment.findMany({
    where: participating(actor),
    select: { id: true, inquiryId: true, startsOn: true, endsOn: true, ...BOTH },
  })
  return rows.flatMap(({ id, inquiryId, startsOn, endsOn, ...both }) => {
    // It ended before its first day, so it has no days.
    if (endsOn && endsOn < startsOn) return []
    const path = dashboardRoutes.conversation(side, inquiryId)
    const shared = { ...PLAIN, ...titleOf(both, side), minute: null, time: null, path }
    return [
      { ...shared, key: `first-${id}`, kind: 'first-day' as const, day: dayOf(startsOn) },
      ...(endsOn ? [{ ...shared, key: `last-${id}`, kind: 'last-day' as const, day: dayOf(endsOn) }] : []),
    ]
  })
}

/** A user's dates in a range, both days included, sorted: agreed tours, first and last days of enrollments, events, own entries. */
export async function findDates(actor: SignedInActor, { from, to }: DayRange): Promise<CalendarDate[]> {
  const side = sideOf(actor.role)
  if (!side) return []
  const found = await Promise.all([
    tourDates(actor, side, { from, to }),
    enrollmentDates(actor, side),
    eventDates(actor, { from, to }),
    ownDates(actor, { from, to }),
  ])
  return inOrder(found.flat().filter(({ day }) => day >= from && day <= to))
}

async function eventDates(actor: SignedInActor, range: DayRange): Promise<SortedDate[]> {
  const events = await findShownEvents(actor, range)
  return events.map((event) => ({
    ...PLAIN,
    key: `event-${event.id}`,
    kind: event.kind,
    day: event.day,
    minute: event.startMinute,
    time: event.startMinute === null ? null : timeText(event.startMinute),
    endTime: event.endMinute === null ? null : timeText(event.endMinute),
    title: event.title,
    provider: event.provider.name,
    note: event.note,
    isCancelled: event.isCancelled,
    event: actor.role === 'careprovider' ? event : null,
  }))
}

async function ownDates({ id: userId }: SignedInActor, { from, to }: DayRange): Promise<SortedDate[]> {
  const rows = await db().calendarEntry.findMany({
    where: { userId, day: { gte: new Date(from), lte: new Date(to) } },
    select: { id: true, title: true, day: true, startMinute: true },
  })
  return rows.map(({ id, title, day, startMinute }) => ({
    ...PLAIN,
    key: `own-${id}`,
    kind: 'own' as const,
    day: dayOf(day),
    minute: startMinute,
    time: startMinute === null ? null : timeText(startMinute),
    title,
    entryId: id,
  }))
}

/** A user's own entries for the feed, upcoming and recent. */
async function findEntryEvents({ id: userId }: { id: number }, siteUrl: string, now: Date): Promise<CalendarEvent[]> {
  const rows = await db().calendarEntry.findMany({
    where: { userId, day: { gt: daysFrom(now, -FEED_DAYS) } },
    orderBy: { id: 'asc' },
    select: { id: true, title: true, day: true, startMinute: true, createdAt: true },
  })
  return rows.map((row) => entryEventOf(row, siteUrl))
}

/** When the current feed address was created (ISO 8601); null if there is none. */
export async function findFeed({ id: userId }: { id: number }): Promise<string | null> {
  const row = await db().calendarFeed.findUnique({ where: { userId }, select: { createdAt: true } })
  return row?.createdAt.toISOString() ?? null
}

/**
 * The calendar file of the user with this feed key, in their account's language. Throws NotFoundError if the key is unknown or the user may
 * not sign in.
 */
export async function findFeedFile(key: string, now: Date): Promise<string> {
  const row = await db().calendarFeed.findUnique({
    where: { tokenHash: tokenHash(key) },
    select: { user: { select: { id: true, role: true, status: true, locale: true } } },
  })
  if (row?.user.status !== 'active' || !hasCalendar(row.user.role))
    throw new NotFoundError(message('enrollment.calendarErrors.notFound'))
  return fileOf(localeOf(row.user.locale), row.user, now)
}

/** The same file for the signed-in user, to import once. */
export async function findOwnFile(actor: SignedInActor, now: Date): Promise<string> {
  return fileOf(localeOf(actor.locale), actor, now)
}

async function fileOf(locale: Locale, person: Pick<SignedInActor, 'id' | 'role'>, now: Date): Promise<string> {
  const t = translate(locale, 'enrollment.calendarFile')
  const [tours, places, events, entries] = await Promise.all([
    findTourEvents(t, locale, person, siteUrl(), now),
    findEnrollmentEvents(t, person, siteUrl()),
    findEventsForFeed(locale, person, siteUrl(), now),
    findEntryEvents(person, siteUrl(), now),
  ])
  return calendarFile([...tours, ...places, ...events, ...entries])
}

/** First and last days of enrollments for a parent's calendar program. A provider's file would name parents, so it has none. */
async function findEnrollmentEvents(
  t: Translate<'enrollment.calendarFile'>,
  person: Pick<SignedInActor, 'id' | 'role'>,
  siteUrl: string,
) {
  const dates = sideOf(person.role) === 'caregiver' ? await enrollmentDates(person, 'caregiver') : []
  return dates.map((date) => dayEventOf(t, date, siteUrl))
}

const MAX_UPCOMING = 10
const DAYS_AHEAD = 366
/** The time zone if neither a home nor a provider has a location. */
const DEFAULT_ZONE = SITE.timeZone

/** The month around a day (today by default) and the upcoming dates, for a parent or a provider's people. */
export async function findCalendar(
  actor: SignedInActor,
  chosenDay: string | undefined,
  now: Date,
): Promise<CalendarView> {
  const today = todayIn(await findTimeZone(actor), now)
  const day = chosenDay ?? today
  const shown = weeksOf(monthOfDay(day)).flat()
  const [dates, upcoming] = await Promise.all([
    findDates(actor, { from: shown[0] ?? day, to: shown.at(-1) ?? day }),
    findDates(actor, { from: today, to: addDays(today, DAYS_AHEAD) }),
  ])
  return { today, day, dates, upcoming: upcoming.slice(0, MAX_UPCOMING) }
}

/** Dates within the next `days` days that are not cancelled; `today` in the user's time zone. */
export async function findUpcoming(actor: SignedInActor, days: number, now: Date, preferences?: Preferences) {
  const today = todayIn(await findTimeZone(actor, preferences), now)
  const dates = await findDates(actor, { from: today, to: addDays(today, days) })
  return { today, dates: dates.filter(({ isCancelled }) => !isCancelled) }
}

/** A user's time zone: for a family that of its home, for a provider that of its location. */
export async function findTimeZone(actor: SignedInActor, preferences?: Preferences): Promise<string> {
  if (actor.role === 'careprovider') {
    const where = { people: { some: { userId: actor.id } } }
    const provider = await db().provider.findFirst({ where, orderBy: { id: 'asc' }, select: { timeZone: true } })
    return provider?.timeZone ?? DEFAULT_ZONE
  }
  const { homeZip } = preferences ?? (await findPreferences(actor))
  const select = { locationSlug: true, state: true, county: true } as const
  const home = homeZip && (await db().zipCode.findUnique({ where: { zip: homeZip }, select }))
  return home ? timeZoneOf(home.locationSlug, home.state, home.county) : DEFAULT_ZONE
}

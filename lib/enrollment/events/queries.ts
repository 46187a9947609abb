import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { parentName } from '@/lib/accounts/rules/account'
import { providersOf } from '@/lib/listings/people/queries'
import { RECIPIENT } from '@/lib/notifications/commands/notify'
import { db, type Transaction } from '@/lib/platform/database/client'
import type { CalendarEvent } from '@/lib/platform/documents/calendar-file'
import type { Locale } from '@/lib/platform/language/locales'
import { addDays, dayOf, todayIn } from '@/lib/platform/time/dates'
import type { Prisma } from '@/prisma/generated/client'
import type { Role } from '@/prisma/generated/enums'
import { shownEnrollment } from '../enrollments/rules/enrollments'
import { FEED_DAYS } from '../limits'
import { calendarEventOf, MAX_DAYS_AHEAD, reaches } from './rules'
import type { EventContent, EventEnrollment, EventFamilies, EventSender, ShownEvent } from './schema'

export const EVENT = {
  id: true,
  kind: true,
  title: true,
  note: true,
  day: true,
  startMinute: true,
  endMinute: true,
  isForAll: true,
  sequence: true,
  cancelledAt: true,
  updatedAt: true,
  providerId: true,
  families: { select: { enrollmentId: true }, orderBy: { enrollmentId: 'asc' } },
  provider: { select: { slug: true, name: true, timeZone: true } },
} as const

type ContentRow = Omit<EventContent, 'day'> & { day: Date }
type FamiliesRow = { isForAll: boolean; families: { enrollmentId: number }[] }

export const contentOf = ({ kind, title, note, day, startMinute, endMinute }: ContentRow): EventContent => ({
  kind,
  title,
  note,
  day: dayOf(day),
  startMinute,
  endMinute,
})

export const familiesOf = ({ isForAll, families }: FamiliesRow): EventFamilies =>
  isForAll ? null : families.map(({ enrollmentId }) => enrollmentId)

const ENROLLMENT = { id: true, startsOn: true, endsOn: true, confirmedAt: true } as const

type EnrollmentRow = { id: number; startsOn: Date; endsOn: Date | null; confirmedAt: Date }

/** `timeZone`: the provider's. */
const toEventEnrollment = (row: EnrollmentRow, timeZone: string): EventEnrollment => ({
  id: row.id,
  startsOn: dayOf(row.startsOn),
  endsOn: row.endsOn && dayOf(row.endsOn),
  confirmedOn: todayIn(timeZone, row.confirmedAt),
})

/** Families that a provider can reach: their account is active, and neither side has blocked the other. */
const reachable = (providerId: number) =>
  ({
    providerId,
    caregiver: { status: 'active', inquiryBlocks: { none: { providerId } } },
  }) as const

/** The enrollments an event reaches, and the people behind them without duplicates. */
export async function findReached(
  tx: Transaction,
  { id, timeZone }: { id: number; timeZone: string },
  event: { day: string; enrollmentIds: EventFamilies },
) {
  const rows = await tx.enrollment.findMany({
    where: reachable(id),
    select: { ...ENROLLMENT, caregiver: { select: RECIPIENT } },
  })
  const reached = rows.filter((row) => reaches(event, toEventEnrollment(row, timeZone)))
  return {
    reachedIds: reached.map(({ id }) => id),
    people: [...new Map(reached.map(({ caregiver }) => [caregiver.id, caregiver])).values()],
  }
}

type Person = { id: number; role: Role }
const utc = (day: string) => new Date(`${day}T00:00:00Z`)

/**
 * The events in a range of days, both included, sorted: for a parent those that reach one of their enrollments, for a provider's people
 * those of all their providers. Cancelled events are included and marked. Empty for other roles.
 */
export async function findShownEvents(
  person: Person,
  { from, to }: { from: string; to: string },
): Promise<ShownEvent[]> {
  const day = { gte: utc(from), lte: utc(to) }
  if (person.role === 'careprovider') return findEvents({ day, provider: { people: { some: { userId: person.id } } } })
  if (person.role !== 'caregiver') return []
  const rows = await db().enrollment.findMany({
    where: { caregiverId: person.id, provider: { inquiryBlocks: { none: { caregiverId: person.id } } } },
    select: { ...ENROLLMENT, providerId: true },
  })
  if (rows.length === 0) return []
  const events = await findEvents({ day, providerId: { in: rows.map(({ providerId }) => providerId) } })
  return events
    .filter((event) =>
      rows.some(
        (row) => row.providerId === event.providerId && reaches(event, toEventEnrollment(row, event.provider.timeZone)),
      ),
    )
    .map((event) => ({ ...event, enrollmentIds: null }))
}

async function findEvents(where: Prisma.ProviderEventWhereInput) {
  const rows = await db().providerEvent.findMany({
    where,
    orderBy: [{ day: 'asc' }, { startMinute: { sort: 'asc', nulls: 'first' } }, { id: 'asc' }],
    select: EVENT,
  })
  return rows.map((row) => ({
    ...contentOf(row),
    id: row.id,
    providerId: row.providerId,
    provider: row.provider,
    isCancelled: row.cancelledAt !== null,
    sequence: row.sequence,
    changedAt: row.updatedAt,
    enrollmentIds: familiesOf(row),
  }))
}

/** A user's events for the calendar feed, upcoming and recent. */
export async function findEventsForFeed(
  locale: Locale,
  person: { id: number; role: Role },
  siteUrl: string,
  now: Date,
): Promise<CalendarEvent[]> {
  const today = todayIn('UTC', now)
  // One more day, because the event's day depends on the provider's time zone.
  const range = { from: addDays(today, -FEED_DAYS), to: addDays(today, MAX_DAYS_AHEAD + 1) }
  const events = await findShownEvents(person, range)
  return events.map((event) => calendarEventOf(locale, event, person.role, siteUrl))
}

/** The providers whose events a user may send, each with the families an event can be sent to. */
export async function findEventSenders({ id: userId }: SignedInActor, now: Date): Promise<EventSender[]> {
  const providers = await db().provider.findMany({
    where: providersOf(userId, 'speak-for'),
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    select: { id: true, slug: true, name: true, timeZone: true },
  })
  return Promise.all(
    providers.map(async ({ id, slug, name, timeZone }) => {
      const today = todayIn(timeZone, now)
      const rows = await db().enrollment.findMany({
        where: { ...reachable(id), OR: [{ endsOn: null }, { endsOn: { gte: new Date(today) } }] },
        orderBy: [{ caregiver: { firstName: 'asc' } }, { id: 'asc' }],
        select: {
          id: true,
          status: true,
          startsOn: true,
          endsOn: true,
          caregiver: { select: { firstName: true, lastName: true } },
        },
      })
      const families = rows
        .map((row) => ({ enrollment: shownEnrollment(row, today), name: parentName(row.caregiver) }))
        .filter(({ enrollment }) => enrollment.phase !== 'past')
      return { id: slug, name, timeZone, today, families }
    }),
  )
}

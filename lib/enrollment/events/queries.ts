import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { parentName } from '@/lib/accounts/rules/account'
import { providersOf } from '@/lib/listings/people/queries'
import { db, type Transaction } from '@/lib/platform/database/client'
import type { CalendarEvent } from '@/lib/platform/documents/calendar-file'
import { todayIn } from '@/lib/platform/time/dates'
import { zoneTitle } from '@/lib/platform/time/zoned-time'
import type { ProviderEventKind, Role } from '@/prisma/generated/enums'
import { shownPlace } from '../enrollments/rules'
import { calendarEventOf, MOST_DAYS_AHEAD, reaches } from './rules'
import type { EventFamilies, EventPlace, EventSender, EventWords, ShownEvent } from './schema'

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

type WordsRow = Omit<EventWords, 'day' | 'kind'> & { kind: ProviderEventKind; day: Date }
type FamiliesRow = { isForAll: boolean; families: { enrollmentId: number }[] }

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

export const wordsOf = ({ kind, title, note, day, startMinute, endMinute }: WordsRow): EventWords => ({
  kind,
  title,
  note,
  day: dayOf(day),
  startMinute,
  endMinute,
})

export const familiesOf = ({ isForAll, families }: FamiliesRow): EventFamilies =>
  isForAll ? null : families.map(({ enrollmentId }) => enrollmentId)

const PLACE = { id: true, startsOn: true, endsOn: true, confirmedAt: true } as const

const placeOf = (row: { id: number; startsOn: Date; endsOn: Date | null; confirmedAt: Date }): EventPlace => ({
  id: row.id,
  startsOn: dayOf(row.startsOn),
  endsOn: row.endsOn && dayOf(row.endsOn),
  confirmedOn: dayOf(row.confirmedAt),
})

/** Whom a provider can reach: families with a place, whose account is open and who have not blocked it, nor it them. */
const reachable = (providerId: number) =>
  ({
    providerId,
    caregiver: { status: 'active', inquiryBlocks: { none: { providerId } } },
  }) as const

/** The places that an event reaches and, once each, the people behind them. */
export async function findReached(
  tx: Transaction,
  { providerId, ...event }: { providerId: number; day: string; enrollmentIds: EventFamilies },
) {
  const rows = await tx.enrollment.findMany({
    where: reachable(providerId),
    select: { ...PLACE, caregiver: { select: { id: true, email: true, firstName: true, lastName: true } } },
  })
  const reached = rows.filter((row) => reaches(event, placeOf(row)))
  return {
    placeIds: reached.map(({ id }) => id),
    people: [...new Map(reached.map(({ caregiver }) => [caregiver.id, caregiver])).values()],
  }
}

type Person = { id: number; role: Role }
const utc = (day: string) => new Date(`${day}T00:00:00Z`)

/**
 * The events of these days, both included, in their order: for a parent those that reach a place of theirs, for a provider's people all of
 * their providers. Cancelled ones say so. For anybody else none.
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
    select: { ...PLACE, providerId: true },
  })
  if (rows.length === 0) return []
  const events = await findEvents({ day, providerId: { in: rows.map(({ providerId }) => providerId) } })
  return events
    .filter((event) => rows.some((row) => row.providerId === event.providerId && reaches(event, placeOf(row))))
    .map((event) => ({ ...event, enrollmentIds: null }))
}

async function findEvents(
  where: NonNullable<Parameters<ReturnType<typeof db>['providerEvent']['findMany']>[0]>['where'],
) {
  const rows = await db().providerEvent.findMany({
    where,
    orderBy: [{ day: 'asc' }, { startMinute: { sort: 'asc', nulls: 'first' } }, { id: 'asc' }],
    select: EVENT,
  })
  return rows.map((row) => ({
    ...wordsOf(row),
    id: row.id,
    providerId: row.providerId,
    provider: row.provider,
    isCancelled: row.cancelledAt !== null,
    sequence: row.sequence,
    changedAt: row.updatedAt,
    enrollmentIds: familiesOf(row),
  }))
}

const DAY_MS = 86_400_000
const DAYS_KEPT = 90
const feedDayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Somebody's events of the last weeks and to come, for their calendar. */
export async function findEventsForFeed(
  person: { id: number; role: Role },
  siteUrl: string,
  now: Date,
): Promise<CalendarEvent[]> {
  const from = feedDayOf(now.getTime() - DAYS_KEPT * DAY_MS)
  // A day more: whose day it is says the provider's clock.
  const to = feedDayOf(now.getTime() + (MOST_DAYS_AHEAD + 1) * DAY_MS)
  const events = await findShownEvents(person, { from, to })
  return events.map((event) => calendarEventOf(event, person.role, siteUrl))
}

/** The providers that somebody speaks for, each with the families that an event can be for. */
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
        .map((row) => ({ place: shownPlace(row, today), name: parentName(row.caregiver) }))
        .filter(({ place }) => place.phase !== 'past')
        .map(({ place, name: family }) => ({ enrollmentId: place.id, name: family, when: place.when }))
      return { id: slug, name, zone: zoneTitle(timeZone, now), today, families }
    }),
  )
}

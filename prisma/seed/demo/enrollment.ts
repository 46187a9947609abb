import { firstDayOf } from '@/lib/enrollment/inquiries/rules/conversation'
import { KINDS } from '@/lib/notifications/catalogue/kinds'
import type { Database } from '@/lib/platform/database/client'
import { instantOf, localTimeOf } from '@/lib/platform/time/zoned-time'
import { loadDemoFigures } from './analytics'
import { loadDemoBilling } from './billing'
import { loadDemoLeads } from './leads'

const DAY_MS = 86_400_000

/** An accepted tour at 10 AM on a weekday, four to six days ahead. */
async function loadDemoTour(
  database: Database,
  inquiry: { inquiryId: number; caregiverId: number; providerId: number },
  timeZone: string,
  now: Date,
): Promise<void> {
  const startsAt = [4, 5, 6].map((days) => tenOn(new Date(now.getTime() + days * DAY_MS), timeZone)).find(isOnWeekday)
  if (!startsAt) return
  const agreedAt = new Date(now.getTime() - DAY_MS)
  await database.tour.create({
    data: {
      ...inquiry,
      status: 'accepted',
      proposedBy: 'careprovider',
      startsAt,
      sequence: 1,
      createdAt: agreedAt,
      updatedAt: agreedAt,
    },
    select: { id: true },
  })
}

const tenOn = (day: Date, timeZone: string) => instantOf(`${localTimeOf(day, timeZone).slice(0, 10)}T10:00`, timeZone)
const isOnWeekday = (time: Date | null) => time !== null && time.getUTCDay() % 6 !== 0

const TALK = [
  { side: 'caregiver', daysAgo: 140, text: 'Hello! Would you have a place for our son in fall?' },
  { side: 'careprovider', daysAgo: 139, text: 'Yes, in the preschool room. You are welcome.' },
] as const

/** An enrollment confirmed in a conversation last summer, which both sides have read. */
async function loadDemoEnrollment(
  database: Database,
  { caregiverId, careproviderId, providerId }: { caregiverId: number; careproviderId: number; providerId: number },
  now: Date,
): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const pair = { caregiverId, providerId }
  await database.inquiry.create({
    data: {
      ...pair,
      subject: 'A place in fall',
      childAgeMonths: 36,
      createdAt: ago(140),
      lastMessageAt: ago(139),
      answeredAt: ago(139),
      messages: {
        create: TALK.map(({ side, daysAgo, text }) => ({
          authorId: side === 'caregiver' ? caregiverId : careproviderId,
          side,
          text,
          createdAt: ago(daysAgo),
          readAt: ago(daysAgo - 1),
        })),
      },
      enrollments: { create: { ...pair, startsOn: ago(90), confirmedAt: ago(135) } },
    },
    select: { id: true },
  })
}

const EVENTS = [
  { kind: 'conference', title: 'How the fall has been', note: '', daysAhead: 9, startMinute: 960, endMinute: 990 },
  {
    kind: 'permission_due',
    title: 'Permission slip for the nature center',
    note: 'A signed note is enough. Bring it in the morning.',
    daysAhead: 13,
    startMinute: null,
    endMinute: null,
  },
  {
    kind: 'field_trip',
    title: 'Nature center',
    note: 'Bring a hat, water and a snack.',
    daysAhead: 16,
    startMinute: 540,
    endMinute: 720,
  },
] as const

/** Events that the provider of the demo's enrolled child has sent to all its families. */
async function loadDemoEvents(database: Database, providerId: number, now: Date): Promise<void> {
  const sent = new Date(now.getTime() - 3 * DAY_MS)
  await database.providerEvent.createMany({
    data: EVENTS.map(({ daysAhead, ...event }) => ({
      ...event,
      providerId,
      isForAll: true,
      day: weekdayAfter(daysAhead, now),
      createdAt: sent,
      updatedAt: sent,
    })),
  })
}

/** The date `days` ahead, moved from a weekend to Monday. */
function weekdayAfter(days: number, now: Date): Date {
  const day = new Date(now.getTime() + days * DAY_MS)
  const toMonday = [1, 0, 0, 0, 0, 0, 2][day.getUTCDay()] ?? 0
  return new Date(day.getTime() + toMonday * DAY_MS)
}

const HOUR = 3_600_000
const PROVIDERS = ['Little Harbor Academy', 'Sunny Sprouts Montessori']
const CONVERSATION = [
  {
    side: 'caregiver',
    hoursAgo: 53,
    text: 'Hello! We’re looking for two mornings a week from January. Do you have a place, and could we visit?',
  },
  {
    side: 'careprovider',
    hoursAgo: 50,
    text: 'Good morning, Dana. We have one place in the toddler room on Mondays and Wednesdays.',
  },
  {
    side: 'caregiver',
    hoursAgo: 30,
    text: 'Mondays and Wednesdays would be perfect. What should we bring to the visit?',
  },
  {
    side: 'careprovider',
    hoursAgo: 1,
    text: 'Nothing but your questions. Mornings after 9:30 AM are calm, and so is the day of your tour.',
  },
] as const

/** Makes the demo's provider a manager of two sample providers and adds a conversation between the demo's parent and one of them. */
export async function loadDemoConversation(
  database: Database,
  { caregiverId, careproviderId }: { caregiverId: number; careproviderId: number },
  now: Date,
): Promise<void> {
  const providers = await database.provider.findMany({
    where: { name: { in: PROVIDERS }, isSample: true },
    select: { id: true, name: true, timeZone: true },
  })
  const data = providers.map(({ id }) => ({ providerId: id, userId: careproviderId, createdAt: now }))
  await database.providerPerson.createMany({ data, skipDuplicates: true })
  await loadDemoBilling(database, PROVIDERS, now)
  await loadDemoFigures(
    database,
    providers.map(({ id }) => id),
    now,
  )
  const [provider, present] = PROVIDERS.map((wanted) => providers.find(({ name }) => name === wanted))
  if (present) {
    await loadDemoEnrollment(database, { caregiverId, careproviderId, providerId: present.id }, now)
    await loadDemoEvents(database, present.id, now)
  }
  if (!provider) return
  await loadDemoLeads(database, { careproviderId, provider }, now)
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR)
  const { id } = await database.inquiry.create({
    data: {
      caregiverId,
      providerId: provider.id,
      subject: 'Two mornings a week',
      childAgeMonths: 16,
      wantedStart: firstDayOf(`${now.getUTCFullYear() + 1}-01`),
      createdAt: ago(53),
      lastMessageAt: ago(1),
      answeredAt: ago(50),
      messages: {
        create: CONVERSATION.map(({ side, hoursAgo, text }, index) => ({
          authorId: side === 'caregiver' ? caregiverId : careproviderId,
          side,
          text,
          createdAt: ago(hoursAgo),
          readAt: index === CONVERSATION.length - 1 ? null : ago(hoursAgo - 1),
        })),
      },
    },
    select: { id: true },
  })
  await loadDemoTour(database, { inquiryId: id, caregiverId, providerId: provider.id }, provider.timeZone, now)
  // The welcome notification was read before the conversation; the notification of the latest answer is unread.
  await database.notification.updateMany({ where: { userId: caregiverId, kind: 'welcome' }, data: { readAt: ago(54) } })
  const kind = 'message-received'
  const facts = { inquiryId: id, provider: provider.name, reader: 'caregiver' as const }
  await database.notification.create({
    data: { userId: caregiverId, kind, path: KINDS[kind].pathFor(facts), facts, createdAt: ago(1) },
    select: { id: true },
  })
}

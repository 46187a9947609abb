import { firstDayOf, monthOf } from '@/lib/messages/rules/in-words'
import type { Database } from '@/lib/platform/db'
import { instantOf, localTimeOf } from '@/lib/platform/zoned-time'
import { LEAD_FAMILIES, type LeadFamily } from './words/lead-families'
import { SAVED_REPLIES } from './words/saved-replies'

const DAY_MS = 86_400_000
type Demo = { careproviderId: number; provider: { id: number; timeZone: string } }

/**
 * Invented families on their way to a place at the demo's provider, one or two at every stage. Their accounts have no password: nobody signs
 * in with them.
 */
export async function loadDemoLeads(database: Database, demo: Demo, now: Date): Promise<void> {
  const data = SAVED_REPLIES.map((reply) => ({ ...reply, providerId: demo.provider.id }))
  await database.savedReply.createMany({ data })
  await loadTourTimes(database, demo.provider.id)
  for (const family of LEAD_FAMILIES) await loadFamily(database, demo, family, now)
}

/** Tuesdays and Thursdays at 9:30 AM and 3:30 PM, Wednesdays at 10 AM. */
async function loadTourTimes(database: Database, providerId: number): Promise<void> {
  const times = [
    { weekday: 1, minute: 570 },
    { weekday: 1, minute: 930 },
    { weekday: 2, minute: 600 },
    { weekday: 3, minute: 570 },
    { weekday: 3, minute: 930 },
  ]
  const offer = { providerId, isOn: true, noticeHours: 24, daysAhead: 28 }
  await database.tourOffer.create({ data: { ...offer, times: { create: times } }, select: { providerId: true } })
}

async function loadFamily(database: Database, { careproviderId, provider }: Demo, family: LeadFamily, now: Date) {
  const { firstName, lastName, askedDaysAgo, answer } = family
  const dayAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const [askedAt, answeredAt] = [dayAgo(askedDaysAgo), dayAgo(askedDaysAgo - 0.2)]
  const email = `${firstName}.${lastName}@families.example`.toLowerCase()
  const { id: caregiverId } = await database.user.create({
    data: {
      email,
      firstName,
      lastName,
      role: 'caregiver',
      status: 'active',
      emailVerifiedAt: askedAt,
      createdAt: askedAt,
    },
    select: { id: true },
  })
  const pair = { caregiverId, providerId: provider.id }
  const asked = { authorId: caregiverId, side: 'caregiver' as const, text: family.text, createdAt: askedAt }
  const answered = {
    authorId: careproviderId,
    side: 'careprovider' as const,
    createdAt: answeredAt,
    readAt: dayAgo(askedDaysAgo - 0.4),
  }
  await database.inquiry.create({
    data: {
      ...pair,
      subject: family.subject,
      childAgeMonths: family.ageMonths,
      wantedStart: family.startsInMonths === null ? null : firstOfMonth(family.startsInMonths, now),
      createdAt: askedAt,
      lastMessageAt: answer ? answeredAt : askedAt,
      answeredAt: answer ? answeredAt : null,
      messages: {
        create: [{ ...asked, readAt: answer ? answeredAt : null }, ...(answer ? [{ ...answered, text: answer }] : [])],
      },
      ...settled(family, { ...pair, timeZone: provider.timeZone }, now),
      leadNotes: { create: family.note ? { authorId: careproviderId, text: family.note, createdAt: answeredAt } : [] },
    },
    select: { id: true },
  })
}

/** The tour, the place, and what the provider's people said of the lead. */
function settled(
  { tour, placeInDays, lead }: LeadFamily,
  { timeZone, ...pair }: { caregiverId: number; providerId: number; timeZone: string },
  now: Date,
) {
  const day = (days: number) => new Date(new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10))
  const startsAt =
    tour && instantOf(`${localTimeOf(weekday(tour.inDays, now), timeZone).slice(0, 10)}T${tour.at}`, timeZone)
  const settledAt = new Date(now.getTime() - DAY_MS)
  const { waitsForDays, nextInDays, ...said } = lead ?? {}
  return {
    ...(tour &&
      startsAt && {
        tours: {
          create: {
            ...pair,
            ...(tour.status === 'proposed' ? { times: [startsAt] } : { startsAt }),
            status: tour.status,
            proposedBy: 'caregiver' as const,
            createdAt: settledAt,
            updatedAt: settledAt,
          },
        },
      }),
    ...(placeInDays !== undefined && {
      enrollments: { create: { ...pair, startsOn: day(placeInDays), confirmedAt: settledAt } },
    }),
    ...(lead && {
      lead: {
        create: {
          ...said,
          ...(said.mark && { markedAt: settledAt }),
          ...(waitsForDays !== undefined && { waitingSince: day(-waitsForDays) }),
          ...(nextInDays !== undefined && { nextStepOn: day(nextInDays) }),
        },
      },
    }),
  }
}

const firstOfMonth = (ahead: number, now: Date) =>
  firstDayOf(monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1))))

/** So many days ahead (or ago), or the Monday after it. */
function weekday(days: number, now: Date): Date {
  const date = new Date(now.getTime() + days * DAY_MS)
  return new Date(date.getTime() + ([1, 0, 0, 0, 0, 0, 2][date.getUTCDay()] ?? 0) * DAY_MS)
}

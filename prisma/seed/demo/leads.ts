import { firstDayOf, monthOf } from '@/lib/enrollment/inquiries/rules/conversation'
import type { Database } from '@/lib/platform/database/client'
import { instantOf, localTimeOf } from '@/lib/platform/time/zoned-time'
import type { AgeBand, LeadMark, LostReason } from '@/prisma/generated/enums'

type LeadFamily = {
  firstName: string
  lastName: string
  subject: string
  text: string
  answer: string | null
  ageMonths: number | null
  startsInMonths: number | null
  requestedDaysAgo: number
  tour?: { inDays: number; at: string; status: 'proposed' | 'accepted' | 'done' }
  enrollsInDays?: number
  lead?: {
    mark?: LeadMark
    lostReason?: LostReason
    band?: AgeBand
    waitsForDays?: number
    nextStep?: string
    nextStepInDays?: number
  }
  note?: string
}

/** Invented families. */
const LEAD_FAMILIES: readonly LeadFamily[] = [
  {
    firstName: 'Amara',
    lastName: 'Ostrander',
    subject: 'Full days from February',
    text: 'Hi! I go back to work in February and need full days, Monday to Friday. Do you expect a place for a baby?',
    answer: null,
    ageMonths: 6,
    startsInMonths: 3,
    requestedDaysAgo: 0.3,
  },
  {
    firstName: 'Theo',
    lastName: 'Brandvold',
    subject: 'Could we visit next week?',
    text: 'We just moved here and would love to see your rooms. Any morning next week works for us.',
    answer: null,
    ageMonths: 31,
    startsInMonths: 1,
    requestedDaysAgo: 1.2,
    tour: { inDays: 6, at: '09:30', status: 'proposed' },
  },
  {
    firstName: 'Priya',
    lastName: 'Venn',
    subject: 'Vegetarian lunches',
    text: 'Do you offer vegetarian lunches, and what does a full week cost for a three-year-old?',
    answer: 'Yes, every day. I have sent you the menu of this month. Would you like to see the room?',
    ageMonths: 37,
    startsInMonths: 2,
    requestedDaysAgo: 4,
    lead: { nextStep: 'Ask whether they want a tour', nextStepInDays: -1 },
  },
  {
    firstName: 'Jonas',
    lastName: 'Whitlow',
    subject: 'After-school care',
    text: 'Do you pick up from the elementary school around the corner? We need Tuesdays and Thursdays.',
    answer: 'We do, at 2:15 PM. A tour is the best way to meet the team.',
    ageMonths: 74,
    startsInMonths: 2,
    requestedDaysAgo: 6,
    tour: { inDays: 3, at: '15:30', status: 'accepted' },
    note: 'Grandmother picks up on Thursdays. Wants to meet the driver.',
  },
  {
    firstName: 'Lucia',
    lastName: 'Marchetti',
    subject: 'A calm room for a shy toddler',
    text: 'Our daughter needs time with new people. How do you settle children in?',
    answer: 'Slowly: the first week you stay with her, as long as she likes.',
    ageMonths: 22,
    startsInMonths: 1,
    requestedDaysAgo: 12,
    tour: { inDays: -3, at: '10:30', status: 'done' },
    lead: { nextStep: 'Call about the start date', nextStepInDays: 1 },
    note: 'Loved the garden. Compares us with one other place, decides this week.',
  },
  {
    firstName: 'Owen',
    lastName: 'Castellane',
    subject: 'Baby room in spring',
    text: 'Our son is due in January. Could we join a list for spring?',
    answer: 'Gladly. I put you on our list for the baby room.',
    ageMonths: null,
    startsInMonths: 5,
    requestedDaysAgo: 40,
    lead: { mark: 'waitlist', band: 'infant', waitsForDays: 38 },
  },
  {
    firstName: 'Hannah',
    lastName: 'Sorrell',
    subject: 'Place for a ten-month-old',
    text: 'Is the baby room still full? We could start any day.',
    answer: 'It is, but a place comes free in winter. You are on the list.',
    ageMonths: 10,
    startsInMonths: 1,
    requestedDaysAgo: 21,
    lead: {
      mark: 'waitlist',
      band: 'infant',
      waitsForDays: 19,
      nextStep: 'Tell them how the list stands',
      nextStepInDays: 5,
    },
  },
  {
    firstName: 'Malik',
    lastName: 'Dunmore',
    subject: 'Preschool three days a week',
    text: 'Would three days a week be possible in the preschool room?',
    answer: 'Three days are full until January, so you are the first on our list.',
    ageMonths: 40,
    startsInMonths: 2,
    requestedDaysAgo: 15,
    lead: { mark: 'waitlist', band: 'three', waitsForDays: 12 },
  },
  {
    firstName: 'Greta',
    lastName: 'Lindholm',
    subject: 'A place from December',
    text: 'We visited a friend’s child at your center and would love a place from December.',
    answer: 'How nice. We have one in the two-year-olds’ room.',
    ageMonths: 27,
    startsInMonths: 1,
    requestedDaysAgo: 30,
    enrollsInDays: 10,
  },
  {
    firstName: 'Felix',
    lastName: 'Abernathy',
    subject: 'Overnight care',
    text: 'I work nights. Do you offer overnight care on weekends?',
    answer: 'I am sorry, we close at 6:30 PM.',
    ageMonths: 19,
    startsInMonths: 0,
    requestedDaysAgo: 25,
    lead: { mark: 'lost', lostReason: 'schedule' },
  },
]

/** The demo provider's saved replies. */
const SAVED_REPLIES = [
  {
    title: 'What to bring on the first day',
    text: 'Please bring a change of clothes, a blanket from home, and a water bottle with your child’s name on it. We have everything else.',
  },
  {
    title: 'How a tour goes',
    text: 'A tour takes about half an hour. You see the rooms and the yard, meet the teachers, and ask whatever you like. Your child is welcome to come along.',
  },
  {
    title: 'Waitlist',
    text: 'That room is full at the moment. I can put you on our waitlist; we write to you as soon as a place comes free.',
  },
]

const DAY_MS = 86_400_000
type Demo = { careproviderId: number; provider: { id: number; timeZone: string } }

/**
 * Invented families in the enrollment process of the demo's provider, one or two at every stage. Their accounts have no password, so no one
 * can sign in with them.
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
  const { firstName, lastName, requestedDaysAgo, answer } = family
  const dayAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const [requestedAt, answeredAt] = [dayAgo(requestedDaysAgo), dayAgo(requestedDaysAgo - 0.2)]
  const email = `${firstName}.${lastName}@families.example`.toLowerCase()
  const { id: caregiverId } = await database.user.create({
    data: {
      email,
      firstName,
      lastName,
      role: 'caregiver',
      status: 'active',
      emailVerifiedAt: requestedAt,
      createdAt: requestedAt,
    },
    select: { id: true },
  })
  const pair = { caregiverId, providerId: provider.id }
  const firstMessage = { authorId: caregiverId, side: 'caregiver' as const, text: family.text, createdAt: requestedAt }
  const reply = {
    authorId: careproviderId,
    side: 'careprovider' as const,
    createdAt: answeredAt,
    readAt: dayAgo(requestedDaysAgo - 0.4),
  }
  await database.inquiry.create({
    data: {
      ...pair,
      subject: family.subject,
      childAgeMonths: family.ageMonths,
      wantedStart: family.startsInMonths === null ? null : firstOfMonth(family.startsInMonths, now),
      createdAt: requestedAt,
      lastMessageAt: answer ? answeredAt : requestedAt,
      answeredAt: answer ? answeredAt : null,
      messages: {
        create: [
          { ...firstMessage, readAt: answer ? answeredAt : null },
          ...(answer ? [{ ...reply, text: answer }] : []),
        ],
      },
      ...progressOf(family, { ...pair, timeZone: provider.timeZone }, now),
      leadNotes: { create: family.note ? { authorId: careproviderId, text: family.note, createdAt: answeredAt } : [] },
    },
    select: { id: true },
  })
}

/** The family's tour, enrollment and lead. */
function progressOf(
  { tour, enrollsInDays, lead }: LeadFamily,
  { timeZone, ...pair }: { caregiverId: number; providerId: number; timeZone: string },
  now: Date,
) {
  const day = (days: number) => new Date(new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10))
  const startsAt =
    tour && instantOf(`${localTimeOf(weekday(tour.inDays, now), timeZone).slice(0, 10)}T${tour.at}`, timeZone)
  const settledAt = new Date(now.getTime() - DAY_MS)
  const { waitsForDays, nextStepInDays, ...leadFields } = lead ?? {}
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
    ...(enrollsInDays !== undefined && {
      enrollments: { create: { ...pair, startsOn: day(enrollsInDays), confirmedAt: settledAt } },
    }),
    ...(lead && {
      lead: {
        create: {
          ...leadFields,
          ...(leadFields.mark && { markedAt: settledAt }),
          ...(waitsForDays !== undefined && { waitingSince: day(-waitsForDays) }),
          ...(nextStepInDays !== undefined && { nextStepOn: day(nextStepInDays) }),
        },
      },
    }),
  }
}

const firstOfMonth = (ahead: number, now: Date) =>
  firstDayOf(monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1))))

/** The date `days` ahead (or ago), moved from a weekend to Monday. */
function weekday(days: number, now: Date): Date {
  const date = new Date(now.getTime() + days * DAY_MS)
  return new Date(date.getTime() + ([1, 0, 0, 0, 0, 0, 2][date.getUTCDay()] ?? 0) * DAY_MS)
}

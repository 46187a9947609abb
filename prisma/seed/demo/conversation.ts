import { firstDayOf } from '@/lib/messages/rules/in-words'
import { KINDS } from '@/lib/notifications/catalogue/kinds'
import type { Database } from '@/lib/platform/db'
import { loadDemoBilling } from './billing'
import { loadDemoEnrollment } from './enrollment'
import { loadDemoEvents } from './events'
import { loadDemoFigures } from './figures'
import { loadDemoLeads } from './leads'
import { loadDemoTour } from './tour'

const HOUR = 3_600_000
const PROVIDERS = ['Little Harbor Academy', 'Sunny Sprouts Montessori']
const TALK = [
  {
    side: 'caregiver',
    hoursAgo: 53,
    text: 'Hello! We look for two mornings a week from January. Do you have a place, and could we visit?',
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

/** Two sample providers that the demo's provider answers for, and what the demo's parent talked about with one of them. */
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
        create: TALK.map(({ side, hoursAgo, text }, index) => ({
          authorId: side === 'caregiver' ? caregiverId : careproviderId,
          side,
          text,
          createdAt: ago(hoursAgo),
          readAt: index === TALK.length - 1 ? null : ago(hoursAgo - 1),
        })),
      },
    },
    select: { id: true },
  })
  await loadDemoTour(database, { inquiryId: id, caregiverId, providerId: provider.id }, provider.timeZone, now)
  // What came with the account was seen when they wrote; the answer is new.
  await database.notification.updateMany({ where: { userId: caregiverId, kind: 'welcome' }, data: { readAt: ago(54) } })
  const kind = 'message-received'
  const facts = { inquiryId: id, provider: provider.name, reader: 'caregiver' as const }
  await database.notification.create({
    data: { userId: caregiverId, kind, path: KINDS[kind].pathFor(facts), facts, createdAt: ago(1) },
    select: { id: true },
  })
}

import type { Database } from '@/lib/platform/db'

const DAY_MS = 86_400_000
const TALK = [
  { side: 'caregiver', daysAgo: 140, text: 'Hello! Would you have a place for our son in fall?' },
  { side: 'careprovider', daysAgo: 139, text: 'Yes, in the preschool room. You are welcome.' },
] as const

/** A place that was confirmed in a conversation of last summer, which both sides have read. */
export async function loadDemoEnrollment(
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

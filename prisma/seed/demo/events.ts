import type { Database } from '@/lib/platform/db'

const DAY_MS = 86_400_000
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

/** What the provider of the demo's enrolled child has sent to all its families. */
export async function loadDemoEvents(database: Database, providerId: number, now: Date): Promise<void> {
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

/** So many days ahead, or the Monday after it. */
function weekdayAfter(days: number, now: Date): Date {
  const day = new Date(now.getTime() + days * DAY_MS)
  const toMonday = [1, 0, 0, 0, 0, 0, 2][day.getUTCDay()] ?? 0
  return new Date(day.getTime() + toMonday * DAY_MS)
}

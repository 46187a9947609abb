import type { Database } from '@/lib/platform/db'
import { instantOf, localTimeOf } from '@/lib/platform/zoned-time'

const DAY_MS = 86_400_000

/** A tour that is agreed for ten in the morning of a weekday, four to six days ahead. */
export async function loadDemoTour(
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

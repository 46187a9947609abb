import 'server-only'
import { db } from '@/lib/platform/db'
import { todayIn } from '@/lib/providers/rules/dates'

type Place = { id: number; timeZone: string }

/** The days of a provider's placement that goes on now, the last one included; null without one. */
export async function findPlacement({ id, timeZone }: Place, now: Date) {
  const row = await db().sponsoredPlacement.findFirst({
    where: { providerId: id, startsAt: { lte: now }, endsAt: { gt: now } },
    orderBy: { id: 'desc' },
    select: { startsAt: true, endsAt: true },
  })
  // It ends with a day, so the moment itself is the next day's first.
  return row && { from: todayIn(timeZone, row.startsAt), until: todayIn(timeZone, new Date(row.endsAt.getTime() - 1)) }
}

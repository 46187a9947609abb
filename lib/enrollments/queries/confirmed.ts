import 'server-only'
import { db } from '@/lib/platform/db'
import { todayIn } from '@/lib/providers/rules/dates'

/**
 * Whether this provider (internal id) confirmed a place for a child of this parent, and its first day has come. A place that ended
 * before its first day was never taken.
 */
export async function hasConfirmedEnrollment(providerId: number, userId: number, now: Date): Promise<boolean> {
  const rows = await db().enrollment.findMany({
    where: { providerId, caregiverId: userId },
    select: { startsOn: true, endsOn: true, provider: { select: { timeZone: true } } },
  })
  return rows.some(
    ({ startsOn, endsOn, provider }) =>
      startsOn <= new Date(todayIn(provider.timeZone, now)) && (endsOn === null || endsOn >= startsOn),
  )
}

import 'server-only'
import { parentName } from '@/lib/accounts/rules/names'
import { db } from '@/lib/platform/db'
import type { InquirySide } from '@/prisma/generated/enums'
import { TOUR_MINUTES } from '../rules/limits'
import { overlaps } from '../rules/times'

const TOUR_MS = TOUR_MINUTES * 60_000

type Asked = { side: InquirySide; caregiverId: number; providerId: number; inquiryId: number; times: readonly Date[] }

/**
 * What else one side has at these moments: a parent's agreed tours elsewhere, a provider's agreed tours with others. The answer says
 * it in words, or null, for any of them.
 */
export async function findConflicts({ side, caregiverId, providerId, inquiryId, times }: Asked) {
  if (times.length === 0) return () => null
  const moments = times.map(Number)
  const others = await db().tour.findMany({
    where: {
      inquiryId: { not: inquiryId },
      status: 'accepted',
      startsAt: { gt: new Date(Math.min(...moments) - TOUR_MS), lt: new Date(Math.max(...moments) + TOUR_MS) },
      ...(side === 'caregiver' ? { caregiverId } : { providerId }),
    },
    orderBy: { startsAt: 'asc' },
    select: {
      startsAt: true,
      provider: { select: { name: true } },
      caregiver: { select: { firstName: true, lastName: true } },
    },
  })
  return (time: Date): string | null => {
    const other = others.find(({ startsAt }) => startsAt && overlaps(time, { startsAt }))
    if (!other) return null
    return side === 'caregiver'
      ? `You have a tour at ${other.provider.name} then.`
      : `${parentName(other.caregiver)} has a tour then.`
  }
}

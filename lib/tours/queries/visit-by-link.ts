import 'server-only'
import { db } from '@/lib/platform/db'
import { zonedText } from '@/lib/platform/zoned-time'
import { isOpen, outcomeOf } from '../rules/transitions'
import type { LinkedVisit } from '../types'

/** The visit of a conversation that a link has opened, as its provider can answer it; null where none waits or is agreed. */
export async function findVisitByLink(inquiryId: number, now: Date): Promise<LinkedVisit | null> {
  const tour = await db().tour.findFirst({
    where: { inquiryId },
    orderBy: { id: 'desc' },
    select: {
      status: true,
      proposedBy: true,
      decidedBy: true,
      startsAt: true,
      times: true,
      provider: { select: { timeZone: true } },
    },
  })
  if (!tour || !isOpen(tour.status)) return null
  const can = (action: 'accept' | 'decline') => outcomeOf(tour, action, 'careprovider', now).status !== undefined
  const text = (time: Date) => zonedText(time, tour.provider.timeZone)
  const coming = can('accept') ? tour.times.filter((time) => time > now) : []
  return {
    agreed: tour.status === 'accepted' && tour.startsAt ? text(tour.startsAt) : null,
    times: coming.map((time) => ({ at: time.toISOString(), text: text(time) })),
    canDecline: can('decline'),
  }
}

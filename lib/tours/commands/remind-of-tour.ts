import 'server-only'
import { db } from '@/lib/platform/db'
import { InquirySide } from '@/prisma/generated/enums'
import { TOUR } from '../queries/own'
import { tellOfTour } from './tell-tour'

/** Reminds both sides of a tour that is still agreed for this moment and still to come; once, as often as it is asked. */
export async function remindOfTour(tourId: number, startsAt: Date, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    const { count } = await tx.tour.updateMany({
      where: { id: tourId, status: 'accepted', startsAt: { equals: startsAt, gt: now }, remindedAt: null },
      data: { remindedAt: now },
    })
    if (count === 0) return
    const tour = await tx.tour.findUniqueOrThrow({ where: { id: tourId }, select: TOUR })
    for (const reader of Object.values(InquirySide)) await tellOfTour(tx, tour, { change: 'reminder', reader, at: now })
  })
}

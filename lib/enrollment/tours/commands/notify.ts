import 'server-only'
import { peopleToNotify } from '@/lib/listings/people/queries'
import { notify } from '@/lib/notifications/commands/notify'
import { siteUrl } from '@/lib/platform/config/env'
import { db, type Transaction } from '@/lib/platform/database/client'
import { calendarFile } from '@/lib/platform/documents/calendar-file'
import { addJob } from '@/lib/platform/jobs/job'
import { InquirySide } from '@/prisma/generated/enums'
import { relayLater } from '../../inquiries/commands/relay'
import { tourReminderJob } from '../../jobs'
import { otherSide } from '../../policy'
import { type OwnTour, TOUR } from '../queries/tours'
import { calendarEventOf, remindAt } from '../rules/times'

type TourNews = {
  id: number
  inquiryId: number
  caregiverId: number
  providerId: number
  sequence: number
  updatedAt: Date
  /** Agreed, or what was agreed until now. */
  startsAt: Date | null
  provider: { name: string; timeZone: string; street: string | null; city: string; state: string; zip: string | null }
}
type Change = 'proposed' | 'agreed' | 'moved' | 'off' | 'reminder'

const READER = { id: true, email: true, firstName: true, lastName: true } as const

/**
 * Tells everybody on one side what became of a tour. What stood or now stands in calendars goes with the mail as a file. `byMail`
 * alone is for those who did it themselves. A provider that nobody has claimed hears at its address on file that there is news.
 */
export async function notifyOfTour(
  tx: Transaction,
  tour: TourNews,
  { change, reader, at, byMail }: { change: Change; reader: InquirySide; at: Date; byMail?: true },
): Promise<void> {
  const { inquiryId, startsAt, provider } = tour
  const people =
    reader === 'caregiver' ? { id: tour.caregiverId, status: 'active' as const } : peopleToNotify(tour.providerId)
  if (reader === 'careprovider' && !byMail && change !== 'reminder')
    await relayLater(tx, { inquiryId, providerId: tour.providerId, at })
  const { name, timeZone } = provider
  const facts = { inquiryId, provider: name, reader, startsAt: startsAt?.toISOString() ?? null, timeZone }
  const isCancelled = change === 'moved' || change === 'off'
  const calendar =
    startsAt && change !== 'proposed'
      ? calendarFile([{ ...calendarEventOf({ ...tour, startsAt }, reader, siteUrl()), isCancelled }])
      : undefined
  const shared = { at, calendar, ...(byMail && { by: 'email' as const }) }
  for (const to of await tx.user.findMany({ where: people, select: READER }))
    if (change === 'reminder') await notify(tx, { ...shared, kind: 'tour-reminder', to, facts })
    else await notify(tx, { ...shared, kind: 'tour-changed', to, facts: { ...facts, change } })
}

/** Tells both sides that a tour is agreed, `tour.side` being who did it, and reminds them before it. */
export async function notifyOfAgreement(tx: Transaction, tour: OwnTour, at: Date): Promise<void> {
  await notifyOfTour(tx, tour, { change: 'agreed', reader: otherSide(tour.side), at })
  await notifyOfTour(tx, tour, { change: 'agreed', reader: tour.side, at, byMail: true })
  const { id: tourId, startsAt } = tour
  const runAt = startsAt && remindAt(startsAt, at)
  if (!startsAt || !runAt) return
  const key = `${tourReminderJob.name}:${tourId}`
  await addJob(tx, tourReminderJob, { tourId, startsAt: startsAt.toISOString() }, { runAt, key })
}

/** Reminds both sides of a tour that is still agreed for this moment and still to come; once, as often as it is asked. */
export async function remindOfTour(tourId: number, startsAt: Date, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    const { count } = await tx.tour.updateMany({
      where: { id: tourId, status: 'accepted', startsAt: { equals: startsAt, gt: now }, remindedAt: null },
      data: { remindedAt: now },
    })
    if (count === 0) return
    const tour = await tx.tour.findUniqueOrThrow({ where: { id: tourId }, select: TOUR })
    for (const reader of Object.values(InquirySide))
      await notifyOfTour(tx, tour, { change: 'reminder', reader, at: now })
  })
}

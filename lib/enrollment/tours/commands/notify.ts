import 'server-only'
import { notify } from '@/lib/notifications/commands/notify'
import { siteUrl } from '@/lib/platform/config/env'
import { db, type Transaction } from '@/lib/platform/database/client'
import { calendarFile } from '@/lib/platform/documents/calendar-file'
import { addJob } from '@/lib/platform/jobs/job'
import { type Locale, localeOf } from '@/lib/platform/language/locales'
import { translate } from '@/lib/platform/language/translate'
import { InquirySide } from '@/prisma/generated/enums'
import { scheduleRelayMail } from '../../inquiries/commands/relay'
import { findRecipients } from '../../inquiries/queries/inquiries'
import { tourReminderJob } from '../../jobs'
import { otherSide } from '../../policy'
import { type OwnTour, TOUR } from '../queries/tours'
import { calendarEventOf, remindAt } from '../rules/tours'

type TourNotification = {
  id: number
  inquiryId: number
  caregiverId: number
  providerId: number
  sequence: number
  updatedAt: Date
  /** The agreed time, or the one that was agreed before this change. */
  startsAt: Date | null
  provider: { name: string; timeZone: string; street: string | null; city: string; state: string; zip: string | null }
}
type Change = 'proposed' | 'agreed' | 'moved' | 'off' | 'reminder'

/**
 * Notifies everyone on one side that a tour changed. If the tour is or was in their calendar, the mail has a calendar file in the
 * recipient's language. `byMail` sends only the mail, to the side that made the change. For an unclaimed provider, a mail to its address on
 * file says that there is news; it gets no reminders.
 */
export async function notifyOfTour(
  tx: Transaction,
  tour: TourNotification,
  { change, reader, at, byMail }: { change: Change; reader: InquirySide; at: Date; byMail?: true },
): Promise<void> {
  const { inquiryId, startsAt, provider } = tour
  if (reader === 'careprovider' && !byMail && change !== 'reminder')
    await scheduleRelayMail(tx, { inquiryId, providerId: tour.providerId, at })
  const { name, timeZone } = provider
  const facts = { inquiryId, provider: name, reader, startsAt: startsAt?.toISOString() ?? null, timeZone }
  const isCancelled = change === 'moved' || change === 'off'
  const calendarFor = (locale: Locale) => {
    if (!startsAt || change === 'proposed') return undefined
    const t = translate(locale, 'enrollment.calendarFile')
    return calendarFile([{ ...calendarEventOf(t, locale, { ...tour, startsAt }, reader, siteUrl()), isCancelled }])
  }
  for (const to of await findRecipients(tx, tour, reader)) {
    const shared = { to, at, calendar: calendarFor(localeOf(to.locale)), ...(byMail && { by: 'email' as const }) }
    if (change === 'reminder')
      await notify(tx, { ...shared, kind: 'tour-reminder', facts, ...(startsAt && { usefulUntil: startsAt }) })
    else await notify(tx, { ...shared, kind: 'tour-changed', facts: { ...facts, change } })
  }
}

/** Notifies both sides that a tour is agreed (`tour.side` agreed to it) and schedules the reminder. */
export async function notifyOfAgreement(tx: Transaction, tour: OwnTour, at: Date): Promise<void> {
  await notifyOfTour(tx, tour, { change: 'agreed', reader: otherSide(tour.side), at })
  await notifyOfTour(tx, tour, { change: 'agreed', reader: tour.side, at, byMail: true })
  const { id: tourId, startsAt } = tour
  const runAt = startsAt && remindAt(startsAt, at)
  if (!startsAt || !runAt) return
  const key = `${tourReminderJob.name}:${tourId}`
  await addJob(tx, tourReminderJob, { tourId, startsAt: startsAt.toISOString() }, { runAt, key })
}

/** Reminds both sides of an upcoming tour that is still agreed for this time. Safe to run again: it reminds once. */
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

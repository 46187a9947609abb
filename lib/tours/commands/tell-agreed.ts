import 'server-only'
import { otherSide } from '@/lib/messages/policy'
import type { Transaction } from '@/lib/platform/db'
import { addJob } from '@/lib/platform/jobs/add-job'
import { tourReminderJob } from '../jobs'
import type { OwnTour } from '../queries/own'
import { remindAt } from '../rules/reminder'
import { tellOfTour } from './tell-tour'

/** Tells both sides that a tour is agreed, `tour.side` being who did it, and reminds them before it. */
export async function tellAgreed(tx: Transaction, tour: OwnTour, at: Date): Promise<void> {
  await tellOfTour(tx, tour, { change: 'agreed', reader: otherSide(tour.side), at })
  await tellOfTour(tx, tour, { change: 'agreed', reader: tour.side, at, byMail: true })
  const { id: tourId, startsAt } = tour
  const runAt = startsAt && remindAt(startsAt, at)
  if (!startsAt || !runAt) return
  const key = `${tourReminderJob.name}:${tourId}`
  await addJob(tx, tourReminderJob, { tourId, startsAt: startsAt.toISOString() }, { runAt, key })
}

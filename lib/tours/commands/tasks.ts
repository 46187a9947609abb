import 'server-only'
import { now } from '@/lib/platform/clock'
import { defineTask } from '@/lib/platform/jobs/job'
import { finishToursJob, tourReminderJob } from '../jobs'

export const tourTasks = [
  defineTask(tourReminderJob, async ({ tourId, startsAt }) =>
    (await import('./remind-of-tour')).remindOfTour(tourId, new Date(startsAt), now()),
  ),
  defineTask(finishToursJob, async () => (await import('./finish-tours')).finishTours(now()), {
    schedule: '20 * * * *',
  }),
]

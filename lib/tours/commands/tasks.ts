import 'server-only'
import { now } from '@/lib/platform/clock'
import { defineTask } from '@/lib/platform/jobs/job'
import { finishToursJob, tourReminderJob } from '../jobs'
import { finishTours } from './finish-tours'
import { remindOfTour } from './remind-of-tour'

export const tourTasks = [
  defineTask(tourReminderJob, ({ tourId, startsAt }) => remindOfTour(tourId, new Date(startsAt), now())),
  defineTask(finishToursJob, () => finishTours(now()), { schedule: '20 * * * *' }),
]

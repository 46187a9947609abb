import 'server-only'
import { defineTask } from '@/lib/platform/jobs/job'
import { now } from '@/lib/platform/time/clock'
import {
  deleteUnsentJob,
  finishToursJob,
  relayMailJob,
  releaseEnrollmentsJob,
  tourReminderJob,
  unreadMailJob,
} from './jobs'

export const messageTasks = [
  defineTask(unreadMailJob, async ({ inquiryId, reader }) =>
    (await import('./inquiries/commands/add-message')).mailUnread(inquiryId, reader, now()),
  ),
  defineTask(relayMailJob, async ({ inquiryId }) =>
    (await import('./inquiries/commands/relay')).mailRelay(inquiryId, now()),
  ),
  defineTask(deleteUnsentJob, async () => (await import('./inquiries/commands/add-message')).deleteUnsent(now()), {
    schedule: '35 * * * *',
  }),
]

export const tourTasks = [
  defineTask(tourReminderJob, async ({ tourId, startsAt }) =>
    (await import('./tours/commands/notify')).remindOfTour(tourId, new Date(startsAt), now()),
  ),
  defineTask(finishToursJob, async () => (await import('./tours/commands/change-tour')).finishTours(now()), {
    schedule: '20 * * * *',
  }),
]

export const enrollmentTasks = [
  defineTask(
    releaseEnrollmentsJob,
    async () => (await import('./enrollments/commands')).releaseEndedEnrollments(now()),
    {
      schedule: '35 * * * *',
    },
  ),
]

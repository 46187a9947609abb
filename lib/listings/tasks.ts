import 'server-only'
import { z } from 'zod'
import { defineJob, defineTask, type Task } from '@/lib/platform/jobs/job'
import { now } from '@/lib/platform/time/clock'
import { cleanUpDocumentsJob, unusedPhotosJob } from './jobs'

export const claimTasks: readonly Task[] = [
  defineTask(cleanUpDocumentsJob, async () => (await import('./claims/commands/claim')).cleanUpDocuments(now()), {
    schedule: '10 4 * * *',
  }),
]

export const profileTasks: readonly Task[] = [
  // In the morning, from the East to the West.
  defineTask(
    defineJob('ask-still-right', z.object({})),
    async (_, { signal }) => (await import('./profiles/commands/facts')).remindDueProviders(now(), signal),
    {
      schedule: '15 15 * * *',
    },
  ),
  defineTask(
    defineJob('drop-old-profile-drafts', z.object({})),
    async () => (await import('./profiles/commands/submit-change')).deleteOldDrafts(now()),
    {
      schedule: '35 5 * * *',
    },
  ),
  defineTask(
    unusedPhotosJob,
    async ({ providerId }) => (await import('./profiles/commands/photos')).deleteUnusedPhotos(now(), providerId),
    { schedule: '40 5 * * *' },
  ),
]

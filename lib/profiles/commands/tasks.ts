import 'server-only'
import { z } from 'zod'
import { now } from '@/lib/platform/clock'
import { defineJob, defineTask, type Task } from '@/lib/platform/jobs/job'
import { unusedPhotosJob } from '../jobs'

export const profileTasks: readonly Task[] = [
  // In the morning, from Florida to California.
  defineTask(
    defineJob('ask-still-right', z.object({})),
    async (_, { signal }) => (await import('./ask-still-right')).askWhoIsDue(now(), signal),
    {
      schedule: '15 15 * * *',
    },
  ),
  defineTask(
    defineJob('drop-old-profile-drafts', z.object({})),
    async () => (await import('./drafts')).dropOldDrafts(now()),
    {
      schedule: '35 5 * * *',
    },
  ),
  defineTask(
    unusedPhotosJob,
    async ({ providerId }) => (await import('./unused-photos')).dropUnusedPhotos(now(), providerId),
    { schedule: '40 5 * * *' },
  ),
]

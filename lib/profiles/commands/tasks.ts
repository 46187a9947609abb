import 'server-only'
import { z } from 'zod'
import { now } from '@/lib/platform/clock'
import { defineJob, defineTask, type Task } from '@/lib/platform/jobs/job'
import { unusedPhotosJob } from '../jobs'
import { askWhoIsDue } from './ask-still-right'
import { dropOldDrafts } from './drafts'
import { dropUnusedPhotos } from './unused-photos'

export const profileTasks: readonly Task[] = [
  // In the morning, from Florida to California.
  defineTask(defineJob('ask-still-right', z.object({})), (_, { signal }) => askWhoIsDue(now(), signal), {
    schedule: '15 15 * * *',
  }),
  defineTask(defineJob('drop-old-profile-drafts', z.object({})), () => dropOldDrafts(now()), {
    schedule: '35 5 * * *',
  }),
  defineTask(unusedPhotosJob, ({ providerId }) => dropUnusedPhotos(now(), providerId), { schedule: '40 5 * * *' }),
]

import 'server-only'
import { z } from 'zod'
import { now } from '@/lib/platform/clock'
import { defineJob, defineTask, type Task } from '@/lib/platform/jobs/job'
import { askWhoIsDue } from './ask-still-right'

export const profileTasks: readonly Task[] = [
  // In the morning, from Florida to California.
  defineTask(defineJob('ask-still-right', z.object({})), (_, { signal }) => askWhoIsDue(now(), signal), {
    schedule: '15 15 * * *',
  }),
]

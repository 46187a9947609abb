import 'server-only'
import { z } from 'zod'
import { now } from '@/lib/platform/clock'
import { defineJob, defineTask } from '@/lib/platform/jobs/job'
import { cleanUpNotifications } from './clean-up'

export const notificationTasks = [
  defineTask(defineJob('clean-up-notifications', z.object({})), () => cleanUpNotifications(now()), {
    schedule: '50 3 * * *',
  }),
]

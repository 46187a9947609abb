import 'server-only'
import { z } from 'zod'
import { now } from '@/lib/platform/clock'
import { defineJob, defineTask } from '@/lib/platform/jobs/job'

export const notificationTasks = [
  defineTask(
    defineJob('clean-up-notifications', z.object({})),
    async () => (await import('./clean-up')).cleanUpNotifications(now()),
    {
      schedule: '50 3 * * *',
    },
  ),
]

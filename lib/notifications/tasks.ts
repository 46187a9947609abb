import 'server-only'
import { z } from 'zod'
import { defineJob, defineTask } from '@/lib/platform/jobs/job'
import { now } from '@/lib/platform/time/clock'

export const notificationTasks = [
  defineTask(
    defineJob('clean-up-notifications', z.object({})),
    async () => (await import('./commands/notifications')).cleanUpNotifications(now()),
    { schedule: '50 3 * * *' },
  ),
]

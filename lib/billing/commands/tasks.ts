import 'server-only'
import { z } from 'zod'
import { now } from '@/lib/platform/clock'
import { defineJob, defineTask, type Task } from '@/lib/platform/jobs/job'

export const billingTasks: readonly Task[] = [
  defineTask(
    defineJob('settle-renewals', z.object({})),
    async (_, { signal }) => (await import('./renewals')).settleRenewals(now(), signal),
    {
      schedule: '25 14 * * *',
    },
  ),
]

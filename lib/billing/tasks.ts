import 'server-only'
import { z } from 'zod'
import { endCardPlanJob } from '@/lib/listings/jobs'
import { defineJob, defineTask, type Task } from '@/lib/platform/jobs/job'
import { now } from '@/lib/platform/time/clock'

export const billingTasks: readonly Task[] = [
  defineTask(
    defineJob('settle-renewals', z.object({})),
    async (_, { signal }) => (await import('./commands/invoices')).applyRenewals(now(), signal),
    {
      schedule: '25 14 * * *',
    },
  ),
  defineTask(
    defineJob('cancel-unwanted-card-plans', z.object({})),
    async (_, { signal }) => (await import('./commands/plans')).cancelUnwanted(now(), signal),
    {
      schedule: '*/10 * * * *',
    },
  ),
  defineTask(endCardPlanJob, async ({ providerId }) =>
    (await import('./commands/plans')).endCardPlan(providerId, now()),
  ),
]

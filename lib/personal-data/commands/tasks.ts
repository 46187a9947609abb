import 'server-only'
import { now } from '@/lib/platform/clock'
import { defineTask, type Task } from '@/lib/platform/jobs/job'
import { cleanUpExportsJob, eraseAccountsJob, makeExportJob } from '../jobs'

export const personalDataTasks: Task[] = [
  defineTask(makeExportJob, async ({ exportId }, { attempt }) =>
    (await import('./make-export')).makeExport(exportId, attempt, now()),
  ),
  defineTask(cleanUpExportsJob, async () => (await import('./clean-up-exports')).cleanUpExports(now()), {
    schedule: '50 3 * * *',
  }),
  defineTask(eraseAccountsJob, async () => (await import('./erase-due-accounts')).eraseDueAccounts(now()), {
    schedule: '20 * * * *',
  }),
]

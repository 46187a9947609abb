import 'server-only'
import { defineTask, type Task } from '@/lib/platform/jobs/job'
import { now } from '@/lib/platform/time/clock'
import { cleanUpExportsJob, eraseAccountsJob, makeExportJob, searchLikenessesJob, testJobsJob } from './definitions'

export const directoryTasks = [
  // At night in Florida.
  defineTask(
    searchLikenessesJob,
    async (_, { signal }) => (await import('../directory/commands/duplicates')).searchLikenesses(now(), signal),
    { schedule: '20 8 * * *' },
  ),
]

export const personalDataTasks: Task[] = [
  defineTask(makeExportJob, async ({ exportId }, { attempt }) =>
    (await import('../personal-data/commands')).makeExport(exportId, attempt, now()),
  ),
  defineTask(cleanUpExportsJob, async () => (await import('../personal-data/commands')).cleanUpExports(now()), {
    schedule: '50 3 * * *',
  }),
  defineTask(eraseAccountsJob, async () => (await import('../personal-data/commands')).eraseDueAccounts(now()), {
    schedule: '20 * * * *',
  }),
]

export const siteHealthTasks: Task[] = [defineTask(testJobsJob, async () => {})]

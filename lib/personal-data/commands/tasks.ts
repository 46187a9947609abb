import 'server-only'
import { now } from '@/lib/platform/clock'
import { defineTask, type Task } from '@/lib/platform/jobs/job'
import { cleanUpExportsJob, eraseAccountsJob, makeExportJob } from '../jobs'
import { cleanUpExports } from './clean-up-exports'
import { eraseDueAccounts } from './erase-due-accounts'
import { makeExport } from './make-export'

export const personalDataTasks: Task[] = [
  defineTask(makeExportJob, ({ exportId }, { attempt }) => makeExport(exportId, attempt, now())),
  defineTask(cleanUpExportsJob, () => cleanUpExports(now()), { schedule: '50 3 * * *' }),
  defineTask(eraseAccountsJob, () => eraseDueAccounts(now()), { schedule: '20 * * * *' }),
]

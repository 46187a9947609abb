import 'server-only'
import { analyticsTasks } from '@/lib/analytics/tasks'
import { billingTasks } from '@/lib/billing/tasks'
import { articleTasks } from '@/lib/content/tasks'
import { enrollmentTasks, messageTasks, tourTasks } from '@/lib/enrollment/tasks'
import { importTasks } from '@/lib/imports/tasks'
import { claimTasks, profileTasks } from '@/lib/listings/tasks'
import { mediaTasks } from '@/lib/media/commands/files'
import { notificationTasks } from '@/lib/notifications/tasks'
import { directDatabaseUrl, type Env, env } from '@/lib/platform/config/env'
import { processWide } from '@/lib/platform/config/process-wide.mjs'
import { defineTask, type Task } from '@/lib/platform/jobs/job'
import { runJobs } from '@/lib/platform/jobs/runner'
import { logger } from '@/lib/platform/logging/logger'
import { mailTasks } from '@/lib/platform/mail/tasks'
import { now } from '@/lib/platform/time/clock'
import { providerTasks } from '@/lib/providers/tasks'
import { savedSearchTasks } from '@/lib/search/tasks'
import { cleanUpExportsJob, eraseAccountsJob, makeExportJob, searchLikenessesJob, testJobsJob } from './definitions'

const directoryTasks = [
  // At night in the United States.
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

const siteHealthTasks: Task[] = [defineTask(testJobsJob, async () => {})]

/**
 * Every task of the product; each domain lists its own in tasks.ts. A task's code is loaded on its first run (import() in its file), so
 * that an idle web process does not hold the code of every import, export and picture.
 */
export function allTasks(settings: Env): Task[] {
  return [
    ...mailTasks(settings),
    ...articleTasks,
    ...billingTasks,
    ...analyticsTasks,
    ...claimTasks,
    ...directoryTasks,
    ...enrollmentTasks,
    ...importTasks,
    ...mediaTasks,
    ...notificationTasks,
    ...messageTasks,
    ...personalDataTasks,
    ...profileTasks,
    ...providerTasks,
    ...savedSearchTasks,
    ...siteHealthTasks,
    ...tourTasks,
  ]
}

/** Runs jobs in this process until stop() is called. */
export function startJobs(): { stop: () => Promise<void> } {
  return runJobs(allTasks(env()), { databaseUrl: directDatabaseUrl() })
}

/** Runs jobs inside the web process. At shutdown no new job starts, and the server waits for the running ones (server/drain.mjs). */
export function startJobsInWebProcess(): void {
  const jobs = startJobs()
  logger.info({ event: 'jobs.started' }, 'Jobs run in this process.')
  processWide('shutdown-tasks', () => new Set<() => Promise<unknown>>()).add(() => jobs.stop())
}

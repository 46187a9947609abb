import 'server-only'
import { directDatabaseUrl, env } from '@/lib/platform/config/env'
import { processWide } from '@/lib/platform/config/process-wide.mjs'
import { runJobs } from '@/lib/platform/jobs/runner'
import { logger } from '@/lib/platform/logging/logger'
import { allTasks } from './tasks'

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

import 'server-only'
import { directDatabaseUrl, env } from '@/lib/platform/env'
import { runJobs } from '@/lib/platform/jobs/run-jobs'
import { allTasks } from './tasks'

/** Runs the product's jobs in this process until stop() is called. */
export function startJobs(): { stop: () => Promise<void> } {
  return runJobs(allTasks(env()), { databaseUrl: directDatabaseUrl() })
}

import 'server-only'
import { env } from '@/lib/platform/env'
import { runJobs } from '@/lib/platform/jobs/run-jobs'
import { allTasks } from './tasks'

/** Runs the product's jobs in this process until stop() is called. */
export function startJobs(): { stop: () => Promise<void> } {
  const settings = env()
  return runJobs(allTasks(settings), { databaseUrl: settings.DATABASE_URL })
}

import 'server-only'
import { env } from '@/lib/platform/config/env'
import { processWide } from '@/lib/platform/config/process-wide.mjs'
import { logger } from '@/lib/platform/logging/logger'

/**
 * Runs jobs inside the web process, unless JOBS=off, in which case their code is not even loaded. At shutdown no new job starts, and the
 * server waits for the running ones (server/drain.mjs).
 */
export async function startJobsInWebProcess(): Promise<void> {
  if (env().JOBS === 'off') return
  const { startJobs } = await import('./start')
  const jobs = startJobs()
  logger.info({ event: 'jobs.started' }, 'Jobs run in this process.')
  processWide('shutdown-tasks', () => new Set<() => Promise<unknown>>()).add(() => jobs.stop())
}

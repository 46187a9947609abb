import 'server-only'
import { env } from '@/lib/platform/config/env'
import { processWide } from '@/lib/platform/config/process-wide.mjs'
import { logger } from '@/lib/platform/logging/logger'

/**
 * Runs jobs inside the web process, unless JOBS says off: then not even their code is loaded. At shutdown none is begun, and the server
 * waits for those that run (server/drain.mjs).
 */
export async function startJobsBesideTheServer(): Promise<void> {
  if (env().JOBS === 'off') return
  const { startJobs } = await import('./start')
  const jobs = startJobs()
  logger.info({ event: 'jobs.started' }, 'Jobs run in this process.')
  processWide('shutdown-tasks', () => new Set<() => Promise<unknown>>()).add(() => jobs.stop())
}

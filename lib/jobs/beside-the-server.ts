import 'server-only'
import { env } from '@/lib/platform/env'
import { logger } from '@/lib/platform/logger'

const PATIENCE_MS = 8_000

/**
 * Runs jobs inside the web process, unless JOBS says off: then not even their code is read. At SIGTERM and SIGINT none is begun, and
 * the process, which Next ends as soon as the requests are answered, waits for those that run, at most 8 seconds.
 */
export async function startJobsBesideTheServer(): Promise<void> {
  if (env().JOBS === 'off') return
  const { startJobs } = await import('./start')
  const jobs = startJobs()
  logger.info({ event: 'jobs.started' }, 'Jobs run in this process.')
  const exit = process.exit
  const drain = () => {
    const drained = Promise.race([jobs.stop(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
    // Next offers no other moment: it calls exit in its own handler of the signal.
    process.exit = ((status?: number) => void drained.finally(() => exit(status))) as typeof exit
  }
  process.once('SIGTERM', drain)
  process.once('SIGINT', drain)
}

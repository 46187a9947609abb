import { listenForTags } from './lib/platform/cache/revalidate'
import { env } from './lib/platform/config/env'
import { exitOnInvalidSite } from './lib/platform/config/site-check'
import { openConnections } from './lib/platform/database/client'

/** What a web process does once, before its first request. */
export async function startWebProcess(): Promise<void> {
  exitOnInvalidSite()
  // With JOBS=off the code of the jobs is not even loaded.
  if (env().JOBS !== 'off') {
    const { startJobsInWebProcess } = await import('./lib/admin/jobs/start')
    startJobsInWebProcess()
  }
  listenForTags()
  await openConnections()
}

import { listenForTags } from './lib/platform/cache/revalidate'
import { env, exitOnError } from './lib/platform/config/env'
import { checkSite } from './lib/platform/config/site-check'
import { openConnections } from './lib/platform/database/client'
import * as siteConfig from './site.config'

/** What a web process does once, before its first request. */
export async function startWebProcess(): Promise<void> {
  exitOnError(() => checkSite({ ...siteConfig }))
  // With JOBS=off the code of the jobs is not even loaded.
  if (env().JOBS !== 'off') {
    const { startJobsInWebProcess } = await import('./lib/admin/jobs/start')
    startJobsInWebProcess()
  }
  listenForTags()
  await openConnections()
}

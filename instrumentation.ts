import type { Instrumentation } from 'next'

/** Next calls this once in every server process, and during the build. */
export async function register(): Promise<void> {
  const isServing = process.env.NEXT_PHASE !== 'phase-production-build'
  // Written as a condition, so that the bundler leaves the imports out of the edge bundle.
  if (process.env.NEXT_RUNTIME === 'nodejs' && isServing) {
    const { env, exitOnInvalidEnv } = await import('./lib/platform/config/env')
    exitOnInvalidEnv()
    const { exitOnInvalidSite } = await import('./lib/platform/config/site-check')
    exitOnInvalidSite()
    // With JOBS=off the code of the jobs is not even loaded.
    if (env().JOBS !== 'off') {
      const { startJobsInWebProcess } = await import('./lib/admin/jobs/start')
      startJobsInWebProcess()
    }
    const { listenForTags } = await import('./lib/platform/cache/revalidate')
    listenForTags()
    const { openConnections } = await import('./lib/platform/database/client')
    await openConnections()
  }
}

/** When a page fails to render, Next prints only the error; our log line includes the request. */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { reportFailedPage } = await import('./lib/platform/logging/logger')
  reportFailedPage(error, request)
}

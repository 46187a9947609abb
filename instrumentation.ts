import type { Instrumentation } from 'next'

/** Next calls this once in every process that serves, and while it builds. */
export async function register(): Promise<void> {
  const isServing = process.env.NEXT_PHASE !== 'phase-production-build'
  // In this form the bundler leaves the rest out of what runs on the edge.
  if (process.env.NEXT_RUNTIME === 'nodejs' && isServing) {
    const { refuseWrongSettings } = await import('./lib/platform/config/env')
    refuseWrongSettings()
    const { startJobsBesideTheServer } = await import('./lib/admin/jobs/beside-the-server')
    await startJobsBesideTheServer()
    const { listenForTags } = await import('./lib/platform/cache/invalidated-tags')
    listenForTags()
    const { warmUp } = await import('./lib/platform/database/client')
    await warmUp()
  }
}

/** Of a page that could not be made, Next itself prints the error alone; the log also says for which request. */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { noteFailedPage } = await import('./lib/platform/logging/failed-pages')
  noteFailedPage(error, request)
}

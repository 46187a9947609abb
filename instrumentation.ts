import type { Instrumentation } from 'next'

/** Next calls this once in every server process, and during the build. */
export async function register(): Promise<void> {
  const isServing = process.env.NEXT_PHASE !== 'phase-production-build'
  // Written as a condition, so that the bundler leaves the imports out of the edge bundle.
  if (process.env.NEXT_RUNTIME === 'nodejs' && isServing) {
    const { env, exitOnError } = await import('./lib/platform/config/env')
    exitOnError(env)
    // One module imports the rest, because the bundler gives each import() its own copy of what it needs, such as the database client.
    const { startWebProcess } = await import('./instrumentation-node')
    await startWebProcess()
  }
}

/** When a page fails to render, Next prints only the error; our log line includes the request. */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { reportFailedPage } = await import('./lib/platform/logging/logger')
  reportFailedPage(error, request)
}

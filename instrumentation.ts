/** Next calls this once in every process that serves, and while it builds. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { startJobsBesideTheServer } = await import('@/lib/jobs/beside-the-server')
  startJobsBesideTheServer()
}

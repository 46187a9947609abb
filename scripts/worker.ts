/** npm run worker: runs the jobs (mails and what is done later) on this host, until SIGTERM or SIGINT. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { readEnvFile } from './bootstrap/env-file.mjs'
import { Failure } from './bootstrap/failure.mjs'
import { root } from './bootstrap/root.mjs'

async function startJobs() {
  readEnvFile()
  if (!existsSync(path.join(root, 'prisma/generated/client.ts')))
    throw new Failure('There is no build yet: run npm run build, then npm run worker.')
  // Only now: what they import reads the environment.
  const { refuseWrongSettings } = await import('@/lib/platform/refuse-wrong-settings')
  refuseWrongSettings()
  return (await import('@/lib/jobs/start')).startJobs()
}

try {
  const jobs = await startJobs()
  console.log('Jobs run here. Stop with Ctrl-C.')
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      await jobs.stop()
      process.exit(0)
    })
  }
} catch (error) {
  if (!(error instanceof Failure)) throw error
  console.error(error.message)
  process.exit(1)
}

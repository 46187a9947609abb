/** npm run worker: runs background jobs, such as sending mail, until SIGTERM or SIGINT. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { refuseArguments, requireNode } from './bootstrap/node-version.mjs'
import { readEnvFile, root } from './bootstrap/project.mjs'
import { Failure } from './bootstrap/terminal.mjs'

/** Whether the database answers and has none of our tables. False while it is unavailable: the jobs wait for it to come back. */
async function isEmptyDatabase(): Promise<boolean> {
  const { db } = await import('@/lib/platform/database/client')
  const [found] = await db().$queryRaw<
    { has: boolean }[]
  >`SELECT to_regclass('public.job_pools') IS NOT NULL AS has`.catch(() => [])
  return found?.has === false
}

async function startJobs() {
  readEnvFile()
  if (!existsSync(path.join(root, 'prisma/generated/client.ts')))
    throw new Failure('There is no build yet: run npm run build, then npm run worker.')
  // Imported only now, because these modules read the environment.
  const { env, exitOnError } = await import('@/lib/platform/config/env')
  exitOnError(env)
  if (await isEmptyDatabase())
    throw new Failure('The database has no tables of this site yet: run npm run db:migrate, then npm run worker.')
  return (await import('@/lib/admin/jobs/start')).startJobs()
}

requireNode()
refuseArguments('npm run worker', 'its settings are in .env.example')
try {
  const jobs = await startJobs()
  console.log('Running jobs. Stop with Ctrl-C.')
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

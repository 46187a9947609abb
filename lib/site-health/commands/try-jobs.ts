import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { db } from '@/lib/platform/db'
import { DomainError } from '@/lib/platform/errors'
import { addJob } from '@/lib/platform/jobs/add-job'
import { removeJob } from '@/lib/platform/jobs/remove-job'
import { tryJobsJob } from '../jobs'

/** Behind a pooler jobs are found every two seconds. */
const PATIENCE_MS = 5_000
const EVERY_MS = 100

/** Has a job done that does nothing, and answers how long that took. Throws DomainError where nobody takes it up; then it is taken back. */
export async function tryJobs(key: string, patienceMs = PATIENCE_MS): Promise<string> {
  const start = performance.now()
  await db().$transaction((tx) => addJob(tx, tryJobsJob, {}, { key, maxAttempts: 1 }))
  for (;;) {
    const [job] = await db().$queryRaw<object[]>`SELECT 1 FROM graphile_worker.jobs WHERE key = ${key}`
    if (!job) return `A job was taken up and done in ${Math.round(performance.now() - start)} ms.`
    if (performance.now() - start > patienceMs) break
    await sleep(EVERY_MS)
  }
  await removeJob(db(), key)
  throw new DomainError(
    502,
    'Nobody took a job up. Is JOBS=off here, and no npm run worker elsewhere? Or they have long ones to do just now.',
  )
}

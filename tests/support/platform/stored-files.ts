import { mediaTasks } from '@/lib/media/commands/files'
import { db } from '@/lib/platform/database/client'

/** Runs the pending jobs for stored files; with `includeScheduled`, also those due within an hour. */
export async function runPendingFileJobs({ includeScheduled = false } = {}): Promise<void> {
  const jobs = await db().$queryRaw<{ payload: unknown }[]>`
    SELECT job.payload FROM graphile_worker._private_jobs job JOIN graphile_worker._private_tasks task ON task.id = job.task_id
    WHERE task.identifier = 'drop-file' AND (${includeScheduled} OR job.run_at <= now()) ORDER BY job.id`
  const [task] = mediaTasks
  for (const { payload } of jobs) await task?.run(payload, { attempt: 1, signal: undefined })
}

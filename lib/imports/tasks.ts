import 'server-only'
import { defineTask, type Task } from '@/lib/platform/jobs/job'
import { now } from '@/lib/platform/time/clock'
import { deleteOldUploadsJob, dueSourcesJob, fetchSourceJob, rollBackImportsJob, runUploadJob } from './uploads/jobs'

export const importTasks: Task[] = [
  defineTask(runUploadJob, async ({ uploadId }, { signal }) =>
    (await import('./uploads/commands/run-upload')).runUpload(uploadId, signal),
  ),
  defineTask(fetchSourceJob, async ({ runId }, { signal }) =>
    (await import('./sources/commands/fetch-run')).fetchForRun(runId, signal),
  ),
  defineTask(dueSourcesJob, async () => (await import('./sources/commands/runs')).startDueRuns(now()), {
    schedule: '*/5 * * * *',
  }),
  defineTask(rollBackImportsJob, async () => (await import('./commands/undo')).rollBackInterruptedRuns(), {
    schedule: '*/10 * * * *',
  }),
  defineTask(deleteOldUploadsJob, async () => (await import('./uploads/commands/uploads')).deleteOldUploads(now()), {
    schedule: '15 4 * * *',
  }),
]

import 'server-only'
import { now } from '@/lib/platform/clock'
import { defineTask, type Task } from '@/lib/platform/jobs/job'
import { dropOldUploadsJob, runUploadJob } from '../../jobs'

export const importTasks: Task[] = [
  defineTask(runUploadJob, async ({ uploadId }, { signal }) =>
    (await import('./run-upload')).runUpload(uploadId, signal),
  ),
  defineTask(dropOldUploadsJob, async () => (await import('./drop-old')).dropOldUploads(now()), {
    schedule: '15 4 * * *',
  }),
]

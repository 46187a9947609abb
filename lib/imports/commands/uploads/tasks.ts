import 'server-only'
import { now } from '@/lib/platform/clock'
import { defineTask, type Task } from '@/lib/platform/jobs/job'
import { dropOldUploadsJob, runUploadJob } from '../../jobs'
import { dropOldUploads } from './drop-old'
import { runUpload } from './run-upload'

export const importTasks: Task[] = [
  defineTask(runUploadJob, ({ uploadId }, { signal }) => runUpload(uploadId, signal)),
  defineTask(dropOldUploadsJob, () => dropOldUploads(now()), { schedule: '15 4 * * *' }),
]

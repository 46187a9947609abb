import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs/job'

/** What is to be done with an upload says its row: a dry run, a run, or taking it back. */
export const runUploadJob = defineJob('run-import-upload', z.object({ uploadId: z.int() }))
/** Files that nobody asks about any more. */
export const deleteOldUploadsJob = defineJob('drop-import-uploads', z.object({}).loose())

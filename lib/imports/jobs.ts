import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs/job'

/** The upload's row states what to do: a dry run, an import, or an undo. */
export const runUploadJob = defineJob('run-import-upload', z.object({ uploadId: z.int() }))
/** Rolls back imports whose process ended midway. */
export const rollBackImportsJob = defineJob('roll-back-imports', z.object({}).loose())
/** Deletes expired files. */
export const deleteOldUploadsJob = defineJob('drop-import-uploads', z.object({}).loose())

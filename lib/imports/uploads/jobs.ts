import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs/job'

/** The upload's row states what to do: a dry run, an import, or an undo. */
export const runUploadJob = defineJob('run-import-upload', z.object({ uploadId: z.int() }))
/** Fetches the file for a source's run. From then on it is an upload like any other. */
export const fetchSourceJob = defineJob('fetch-import-source', z.object({ runId: z.int() }))
/** Starts the runs of sources that are due. */
export const dueSourcesJob = defineJob('start-due-import-sources', z.object({}).loose())
/** Rolls back imports whose process ended midway. */
export const rollBackImportsJob = defineJob('roll-back-imports', z.object({}).loose())
/** Deletes expired files. */
export const deleteOldUploadsJob = defineJob('drop-import-uploads', z.object({}).loose())

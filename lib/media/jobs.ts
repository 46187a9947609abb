import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs/job'

/** Removes a file's bytes, if by then no row of stored_files names it. */
export const dropFileJob = defineJob('drop-file', z.object({ key: z.string() }))

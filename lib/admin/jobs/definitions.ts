import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs/job'

/** Searches the whole directory for possible duplicates. */
export const searchDuplicatesJob = defineJob('search-likenesses', z.object({}))

export const makeExportJob = defineJob('make-export', z.object({ exportId: z.number().int() }))
export const cleanUpExportsJob = defineJob('clean-up-exports', z.object({}))
export const eraseAccountsJob = defineJob('erase-accounts', z.object({}))

/** Does nothing: an admin only wants to see that a worker picks it up. */
export const testJobsJob = defineJob('try-jobs', z.object({}))

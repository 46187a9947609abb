import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs/job'

/** Looks through the whole directory for providers that may be one. */
export const searchLikenessesJob = defineJob('search-likenesses', z.object({}).loose())

export const makeExportJob = defineJob('make-export', z.object({ exportId: z.number().int() }))
export const cleanUpExportsJob = defineJob('clean-up-exports', z.object({}))
export const eraseAccountsJob = defineJob('erase-accounts', z.object({}))

/** Nothing is done for it: that somebody took it up is what an admin wants to know. */
export const tryJobsJob = defineJob('try-jobs', z.object({}).loose())

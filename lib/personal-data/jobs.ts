import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs/job'

export const makeExportJob = defineJob('make-export', z.object({ exportId: z.number().int() }))
export const cleanUpExportsJob = defineJob('clean-up-exports', z.object({}))
export const eraseAccountsJob = defineJob('erase-accounts', z.object({}))

import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs/job'

/** Nothing is done for it: that somebody took it up is what an admin wants to know. */
export const tryJobsJob = defineJob('try-jobs', z.object({}).loose())

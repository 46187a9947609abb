import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs/job'

/** Updates the files of the open data. */
export const publishOpenDataJob = defineJob('publish-open-data', z.object({}).loose())

import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs/job'

/** Looks through the whole directory for providers that may be one. */
export const searchLikenessesJob = defineJob('search-likenesses', z.object({}).loose())

import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs/job'

/** Removes what photos nothing names any more: of one provider (internal id), or of all. */
export const unusedPhotosJob = defineJob('drop-unused-photos', z.object({ providerId: z.int().optional() }))

import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs/job'

/** Erases documents whose time is over. */
export const cleanUpDocumentsJob = defineJob('clean-up-claim-documents', z.object({}))

/** Removes what photos nothing names any more: of one provider (internal id), or of all. */
export const unusedPhotosJob = defineJob('drop-unused-photos', z.object({ providerId: z.int().optional() }))

import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs/job'

/** Deletes expired documents. */
export const cleanUpDocumentsJob = defineJob('clean-up-claim-documents', z.object({}))

/** Deletes photos that are no longer referenced, of one provider (internal id) or of all. */
export const unusedPhotosJob = defineJob('drop-unused-photos', z.object({ providerId: z.int().optional() }))

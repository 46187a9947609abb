import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs/job'

/** Deletes expired documents. */
export const cleanUpDocumentsJob = defineJob('clean-up-claim-documents', z.object({}))

/** Ends the renewal of a provider (internal id) whose people have all been replaced: its card is none of theirs. Done by billing. */
export const endCardPlanJob = defineJob('end-card-plan', z.object({ providerId: z.int() }))

/** Deletes photos that are no longer referenced, of one provider (internal id) or of all. */
export const unusedPhotosJob = defineJob('drop-unused-photos', z.object({ providerId: z.int().optional() }))

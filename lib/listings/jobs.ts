import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs/job'

/** Deletes expired documents. */
export const cleanUpDocumentsJob = defineJob('clean-up-claim-documents', z.object({}))

/** Turns off renewal by card for a provider (internal id) whose former people have all left: the card was one of theirs. Runs in lib/billing. */
export const endCardPlanJob = defineJob('end-card-plan', z.object({ providerId: z.int() }))

/** Deletes photos that are no longer referenced, of one provider (internal id) or of all. */
export const unusedPhotosJob = defineJob('drop-unused-photos', z.object({ providerId: z.int().optional() }))

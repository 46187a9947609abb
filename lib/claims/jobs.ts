import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs/job'

/** Erases documents whose time is over. */
export const cleanUpDocumentsJob = defineJob('clean-up-claim-documents', z.object({}))

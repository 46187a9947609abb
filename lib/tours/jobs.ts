import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs/job'

/** Reminds both sides, if the tour is still agreed for this moment. */
export const tourReminderJob = defineJob(
  'tour-reminder',
  z.object({ tourId: z.number().int(), startsAt: z.iso.datetime() }),
)

/** Agreed tours of which nobody said what became of them took place. */
export const finishToursJob = defineJob('finish-tours', z.object({}))

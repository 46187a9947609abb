import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs/job'
import { InquirySide } from '@/prisma/generated/enums'

/** Looks whether one side's messages still wait for the other, `reader`. */
export const unreadMailJob = defineJob(
  'unread-message-mail',
  z.object({ inquiryId: z.number().int(), reader: z.enum(InquirySide) }),
)

/** Tells a provider's address on file of what is new in a conversation, if it has not heard of it. */
export const relayMailJob = defineJob('parent-request-mail', z.object({ inquiryId: z.number().int() }))

/** Removes files that were added to a message and never sent. */
export const deleteUnsentJob = defineJob('drop-unsent-files', z.object({}).loose())

/** Reminds both sides, if the tour is still agreed for this moment. */
export const tourReminderJob = defineJob(
  'tour-reminder',
  z.object({ tourId: z.number().int(), startsAt: z.iso.datetime() }),
)

/** Agreed tours of which nobody said what became of them took place. */
export const finishToursJob = defineJob('finish-tours', z.object({}))

/** Gives rooms back what places took whose last day has passed. */
export const releasePlacesJob = defineJob('settle-places', z.object({}))

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
export const dropUnsentJob = defineJob('drop-unsent-files', z.object({}).loose())

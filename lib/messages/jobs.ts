import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs/job'
import { InquirySide } from '@/prisma/generated/enums'

/** Looks whether one side's messages still wait for the other, `reader`. */
export const unreadMailJob = defineJob(
  'unread-message-mail',
  z.object({ inquiryId: z.number().int(), reader: z.enum(InquirySide) }),
)

import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs/job'
import { InquirySide } from '@/prisma/generated/enums'

/** Mails `reader` if messages of the other side are still unread. */
export const unreadMailJob = defineJob(
  'unread-message-mail',
  z.object({ inquiryId: z.number().int(), reader: z.enum(InquirySide) }),
)

/** Mails a provider's address on file about news in a conversation, unless a mail already did. */
export const relayMailJob = defineJob('parent-request-mail', z.object({ inquiryId: z.number().int() }))

/** Deletes files that were attached to a message but never sent. */
export const deleteUnsentJob = defineJob('drop-unsent-files', z.object({}))

/** Reminds both sides if the tour is still agreed for this time. */
export const tourReminderJob = defineJob(
  'tour-reminder',
  z.object({ tourId: z.number().int(), startsAt: z.iso.datetime() }),
)

/** Marks agreed tours as having taken place when neither side reported an outcome. */
export const finishToursJob = defineJob('finish-tours', z.object({}))

/** Gives back the openings of enrollments whose last day has passed. */
export const releaseEnrollmentsJob = defineJob('settle-places', z.object({}))

import 'server-only'
import { now } from '@/lib/platform/clock'
import { defineTask } from '@/lib/platform/jobs/job'
import { dropUnsentJob, relayMailJob, unreadMailJob } from '../jobs'

export const messageTasks = [
  defineTask(unreadMailJob, async ({ inquiryId, reader }) =>
    (await import('./mail-unread')).mailUnread(inquiryId, reader, now()),
  ),
  defineTask(relayMailJob, async ({ inquiryId }) => (await import('./mail-relay')).mailRelay(inquiryId, now())),
  defineTask(dropUnsentJob, async () => (await import('./send-attached')).dropUnsent(now()), {
    schedule: '35 * * * *',
  }),
]

import 'server-only'
import { now } from '@/lib/platform/clock'
import { defineTask } from '@/lib/platform/jobs/job'
import { dropUnsentJob, relayMailJob, unreadMailJob } from '../jobs'
import { mailRelay } from './mail-relay'
import { mailUnread } from './mail-unread'
import { dropUnsent } from './send-attached'

export const messageTasks = [
  defineTask(unreadMailJob, ({ inquiryId, reader }) => mailUnread(inquiryId, reader, now())),
  defineTask(relayMailJob, ({ inquiryId }) => mailRelay(inquiryId, now())),
  defineTask(dropUnsentJob, () => dropUnsent(now()), { schedule: '35 * * * *' }),
]

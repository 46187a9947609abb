import 'server-only'
import { now } from '@/lib/platform/clock'
import { defineTask } from '@/lib/platform/jobs/job'
import { unreadMailJob } from '../jobs'
import { mailUnread } from './mail-unread'

export const messageTasks = [defineTask(unreadMailJob, ({ inquiryId, reader }) => mailUnread(inquiryId, reader, now()))]

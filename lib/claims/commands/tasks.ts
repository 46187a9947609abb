import 'server-only'
import { now } from '@/lib/platform/clock'
import { defineTask, type Task } from '@/lib/platform/jobs/job'
import { cleanUpDocumentsJob } from '../jobs'
import { cleanUpDocuments } from './document'

export const claimTasks: readonly Task[] = [
  defineTask(cleanUpDocumentsJob, () => cleanUpDocuments(now()), { schedule: '10 4 * * *' }),
]

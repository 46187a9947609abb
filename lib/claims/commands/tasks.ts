import 'server-only'
import { now } from '@/lib/platform/clock'
import { defineTask, type Task } from '@/lib/platform/jobs/job'
import { cleanUpDocumentsJob } from '../jobs'

export const claimTasks: readonly Task[] = [
  defineTask(cleanUpDocumentsJob, async () => (await import('./document')).cleanUpDocuments(now()), {
    schedule: '10 4 * * *',
  }),
]

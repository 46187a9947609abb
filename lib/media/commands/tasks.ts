import 'server-only'
import { db } from '@/lib/platform/db'
import { defineTask, type Task } from '@/lib/platform/jobs/job'
import { storage } from '@/lib/platform/storage/storage'
import { dropFileJob } from '../jobs'

export const mediaTasks: readonly Task[] = [
  defineTask(dropFileJob, async ({ key }) => {
    if ((await db().storedFile.count({ where: { key } })) === 0) await storage().remove(key)
  }),
]

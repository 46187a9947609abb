import { z } from 'zod'
import { defineJob, defineTask, type Task } from '@/lib/platform/jobs/job'
import 'server-only'
import { db } from '@/lib/platform/database/client'
import { storage } from '@/lib/platform/storage/storage'

/** Removes a file's bytes, if by then no row of stored_files names it. */
export const deleteFileJob = defineJob('drop-file', z.object({ key: z.string() }))

export const mediaTasks: readonly Task[] = [
  defineTask(deleteFileJob, async ({ key }) => {
    if ((await db().storedFile.count({ where: { key } })) === 0) await storage().remove(key)
  }),
]

import { z } from 'zod'
import { defineJob, defineTask, type Task } from '@/lib/platform/jobs/job'
import 'server-only'
import { db } from '@/lib/platform/database/client'
import { storage } from '@/lib/platform/storage/storage'

/** Deletes a file's bytes, unless a row of stored_files refers to it by then. */
export const deleteFileJob = defineJob('drop-file', z.object({ key: z.string() }))

export const mediaTasks: readonly Task[] = [
  defineTask(deleteFileJob, async ({ key }) => {
    if ((await db().storedFile.count({ where: { key } })) === 0) await storage().remove(key)
  }),
]

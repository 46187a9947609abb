import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs/job'

/** Publishes an article whose time has come, if it is still scheduled. */
export const publishArticleJob = defineJob('publish-article', z.object({ articleId: z.int() }))

/** Permanently deletes articles past their retention, and unused pictures. */
export const purgeArticlesJob = defineJob('purge-articles', z.object({}))

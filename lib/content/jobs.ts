import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs/job'

/** Publishes an article whose time has come, if it is still planned for then. */
export const publishArticleJob = defineJob('publish-article', z.object({ articleId: z.number().int() }))

/** Removes for good what was deleted long enough ago, and pictures that no article names. */
export const purgeArticlesJob = defineJob('purge-articles', z.object({}))

import 'server-only'
import { now } from '@/lib/platform/clock'
import { defineTask } from '@/lib/platform/jobs/job'
import { publishArticleJob, purgeArticlesJob } from '../jobs'

export const articleTasks = [
  defineTask(publishArticleJob, async ({ articleId }) =>
    (await import('./publish-due')).publishDueArticle(articleId, now()),
  ),
  defineTask(
    purgeArticlesJob,
    async () => {
      await (await import('./delete-article')).purgeArticles(now())
      await (await import('./drop-unused-pictures')).dropUnusedPictures(now())
    },
    { schedule: '50 4 * * *' },
  ),
]

import 'server-only'
import { defineTask } from '@/lib/platform/jobs/job'
import { now } from '@/lib/platform/time/clock'
import { publishArticleJob, purgeArticlesJob } from './jobs'

export const articleTasks = [
  defineTask(publishArticleJob, async ({ articleId }) =>
    (await import('./articles/commands/articles')).publishDueArticle(articleId, now()),
  ),
  defineTask(
    purgeArticlesJob,
    async () => {
      const { deleteUnusedPictures, purgeArticles } = await import('./articles/commands/articles')
      await purgeArticles(now())
      await deleteUnusedPictures(now())
    },
    { schedule: '50 4 * * *' },
  ),
]

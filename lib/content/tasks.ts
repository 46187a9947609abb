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
      await (await import('./articles/commands/articles')).purgeArticles(now())
      await (await import('./articles/commands/articles')).deleteUnusedPictures(now())
    },
    { schedule: '50 4 * * *' },
  ),
]

import 'server-only'
import { now } from '@/lib/platform/clock'
import { defineTask } from '@/lib/platform/jobs/job'
import { publishArticleJob, purgeArticlesJob } from '../jobs'
import { purgeArticles } from './delete-article'
import { dropUnusedPictures } from './drop-unused-pictures'
import { publishDueArticle } from './publish-due'

export const articleTasks = [
  defineTask(publishArticleJob, ({ articleId }) => publishDueArticle(articleId, now())),
  defineTask(
    purgeArticlesJob,
    async () => {
      await purgeArticles(now())
      await dropUnusedPictures(now())
    },
    { schedule: '50 4 * * *' },
  ),
]

import 'server-only'
import { now } from '@/lib/platform/clock'
import { defineTask } from '@/lib/platform/jobs/job'
import { publishArticleJob, purgeArticlesJob } from '../jobs'
import { purgeArticles } from './delete-article'
import { publishDueArticle } from './publish-due'

export const articleTasks = [
  defineTask(publishArticleJob, ({ articleId }) => publishDueArticle(articleId, now())),
  defineTask(purgeArticlesJob, () => purgeArticles(now()), { schedule: '50 4 * * *' }),
]

import { type CategoryLabel, categoryOfLabel, DEFAULT_AUTHOR } from '@/lib/content/articles/catalogue'
import { cleanHtml } from '@/lib/content/articles/html'
import type { Database } from '@/lib/platform/database/client'
import type { ArticleAudience } from '@/prisma/generated/enums'
import {
  firstMessage,
  firstWeeks,
  inclusion,
  ratios,
  readingAPage,
  safeVisit,
  visitQuestions,
  vpk,
} from './family-articles'
import { keepingOpeningsTrue, planningRooms } from './provider-articles'

/** An article that comes with the site. `daysAgo`: when it was published, counted back from the day it is loaded. */
export type OwnArticle = {
  slug: string
  title: string
  excerpt: string
  metaDescription: string
  category: CategoryLabel
  audience: ArticleAudience
  tags: readonly string[]
  picture: string
  pictureAlt: string
  daysAgo: number
  body: string
}

/**
 * The articles that come with the site, written for it. What they state stands in Florida's law, as cited, or is a rule of this site;
 * everything else is advice and says so.
 */
export const OWN_ARTICLES: readonly OwnArticle[] = [
  ratios,
  vpk,
  visitQuestions,
  firstMessage,
  firstWeeks,
  readingAPage,
  inclusion,
  planningRooms,
  keepingOpeningsTrue,
  safeVisit,
]

const DAY_MS = 86_400_000

/** Loads the articles that come with the site; those that are there, changed or deleted, stay as they are. Answers how many came. */
export async function loadOwnArticles(database: Database, now: Date): Promise<number> {
  const { count } = await database.article.createMany({
    data: OWN_ARTICLES.map(({ daysAgo, picture, pictureAlt, category, body, tags, ...article }) => {
      const publishAt = new Date(now.getTime() - daysAgo * DAY_MS)
      return {
        ...article,
        body: cleanHtml(body),
        category: categoryOfLabel(category).code,
        tags: [...tags],
        metaKeywords: tags.join(', '),
        featuredImage: picture,
        featuredAlt: pictureAlt,
        author: DEFAULT_AUTHOR,
        status: 'published',
        wasPublic: true,
        publishAt,
        createdAt: publishAt,
        updatedAt: publishAt,
      }
    }),
    skipDuplicates: true,
  })
  return count
}

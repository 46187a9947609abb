import { categoryOfLabel, DEFAULT_AUTHOR } from '@/lib/articles/catalogue'
import { cleanHtml } from '@/lib/articles/html/clean-html'
import type { Database } from '@/lib/platform/db'
import { OWN_ARTICLES } from './all'

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

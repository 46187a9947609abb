import type { CategoryLabel } from '@/lib/articles/catalogue'
import type { ArticleAudience } from '@/prisma/generated/enums'

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

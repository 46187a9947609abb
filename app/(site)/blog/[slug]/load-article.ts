import { cache } from 'react'
import { findArticle } from '@/lib/content/articles/queries/published'
import { tagPage, tags } from '@/lib/platform/cache/pages'
import { now } from '@/lib/platform/time/clock'

/** What stands at this address, once for metadata and page. Nobody yet may be somebody later: the answer ends with any article. */
export const loadArticle = cache(async (slug: string) => {
  await tagPage([tags.articles()])
  return findArticle(slug, now())
})

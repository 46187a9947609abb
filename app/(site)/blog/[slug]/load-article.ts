import { cache } from 'react'
import { findArticle } from '@/lib/content/articles/queries/published'
import { tagPage, tags } from '@/lib/platform/cache/pages'
import { now } from '@/lib/platform/time/clock'

/** Loaded once for metadata and page. A "not found" result is cached too, and invalidated when any article changes. */
export const loadArticle = cache(async (slug: string) => {
  await tagPage([tags.articles()])
  return findArticle(slug, now())
})

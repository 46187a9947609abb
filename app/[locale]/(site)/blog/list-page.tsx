import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { listMetadata } from '@/components/content/articles/article-metadata'
import { BlogView } from '@/components/content/articles/blog-view'
import { NotFoundView } from '@/components/layout/not-found-view'
import { CATEGORIES, type CategorySlug } from '@/lib/content/articles/catalogue'
import { listArticles, listTopArticles } from '@/lib/content/articles/queries'
import { NOT_FOUND_MARK } from '@/lib/platform/cache/page-marks.mjs'
import { expirePageNow, tagPage, tags } from '@/lib/platform/cache/pages'
import { isBuilding } from '@/lib/platform/config/env'
import { readForVisitors } from '@/lib/platform/database/replica'
import { now } from '@/lib/platform/time/clock'

const NONE = { articles: [], page: 1, pageCount: 1 }

/**
 * Loaded once for metadata and page. Null when there is no such page. The build has no database, so the list is empty
 * then.
 */
const loadList = cache(async (category: CategorySlug | null, page: number) => {
  if (isBuilding()) {
    await expirePageNow()
    return NONE
  }
  await tagPage([tags.articles()])
  const list = await readForVisitors(() => listArticles(category, page, now()))
  return page > list.pageCount ? null : list
})

export type BlogListQuery = { category: CategorySlug | null; page: number }

/** The list query of a URL; null when the URL is not valid. */
export function blogListQuery(category: string | null, page: number | null): BlogListQuery | null {
  const known = CATEGORIES.find(({ slug }) => slug === category)?.slug ?? null
  return page === null || (category !== null && known === null) ? null : { category: known, page }
}

export async function blogListMetadata(query: BlogListQuery | null): Promise<Metadata> {
  const list = query && (await loadList(query.category, query.page))
  if (!query || !list) {
    const t = await getTranslations('layout.page')
    return { title: t('notFoundTitle'), robots: { index: false }, other: NOT_FOUND_MARK }
  }
  const texts = { blog: await getTranslations('content.blog'), categories: await getTranslations('content.categories') }
  return listMetadata(texts, await getLocale(), { ...query, isEmpty: list.articles.length === 0 })
}

export async function BlogList({ query }: { query: BlogListQuery | null }) {
  const list = query && (await loadList(query.category, query.page))
  if (!query || !list) return <NotFoundView />
  const isFront = query.category === null && query.page === 1 && list.articles.length > 0
  return (
    <BlogView
      category={query.category}
      list={list}
      top={isFront ? await readForVisitors(() => listTopArticles(now())) : []}
    />
  )
}

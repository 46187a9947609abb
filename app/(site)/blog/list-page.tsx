import type { Metadata } from 'next'
import { cache } from 'react'
import { listMetadata } from '@/components/articles/article-head'
import { BlogView } from '@/components/articles/blog-view'
import { NotFoundView } from '@/components/layout/not-found-view'
import { layoutTexts } from '@/components/layout/texts'
import { CATEGORIES, type CategorySlug } from '@/lib/articles/catalogue'
import { listArticles, listTopArticles } from '@/lib/articles/queries/public'
import { expirePageAtOnce, tagPage, tags } from '@/lib/platform/cache'
import { now } from '@/lib/platform/clock'
import { isBuilding } from '@/lib/platform/env'
import { NOT_FOUND_MARK } from '@/lib/platform/page-cache/marks.mjs'

const NONE = { articles: [], page: 1, pageCount: 1 }

/** Once for metadata and page. Null for a page that is none. While pages are built there is no database, and none is shown. */
const loadList = cache(async (category: CategorySlug | null, page: number) => {
  if (isBuilding()) {
    await expirePageAtOnce()
    return NONE
  }
  await tagPage([tags.articles()])
  const list = await listArticles(category, page, now())
  return page > list.pageCount ? null : list
})

export type AskedList = { category: CategorySlug | null; page: number }

/** What an address asks for; null where it is none of ours. */
export function askedList(category: string | null, page: number | null): AskedList | null {
  const known = CATEGORIES.find(({ slug }) => slug === category)?.slug ?? null
  return page === null || (category !== null && known === null) ? null : { category: known, page }
}

export async function blogListMetadata(asked: AskedList | null): Promise<Metadata> {
  const list = asked && (await loadList(asked.category, asked.page))
  if (!asked || !list) return { title: layoutTexts.notFoundTitle, robots: { index: false }, other: NOT_FOUND_MARK }
  return listMetadata(asked.category, asked.page, list.articles.length === 0)
}

export async function BlogList({ asked }: { asked: AskedList | null }) {
  const list = asked && (await loadList(asked.category, asked.page))
  if (!asked || !list) return <NotFoundView />
  const isFront = asked.category === null && asked.page === 1 && list.articles.length > 0
  return <BlogView category={asked.category} list={list} top={isFront ? await listTopArticles(now()) : []} />
}

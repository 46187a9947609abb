import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { articleMetadata, articleTrail, describeArticle } from '@/components/content/articles/article-metadata'
import { ArticleNotFound, ArticleView } from '@/components/content/articles/article-view'
import { CountedArticle } from '@/components/content/articles/share-article'
import { JsonLd } from '@/components/content/json-ld'
import { findArticle } from '@/lib/content/articles/queries'
import { articleMarkup, breadcrumbMarkup } from '@/lib/content/seo/rules/markup'
import { NOT_FOUND_MARK } from '@/lib/platform/cache/page-marks.mjs'
import { tagPage, tags } from '@/lib/platform/cache/pages'
import { siteUrl } from '@/lib/platform/config/env'
import { readForVisitors } from '@/lib/platform/database/replica'
import { localUrl, routes } from '@/lib/platform/http/routes'
import { localPath } from '@/lib/platform/language/addresses.mjs'
import { now } from '@/lib/platform/time/clock'

/** Cached until `articles` is revalidated, and rendered again hourly, because the order depends on views. */
export const revalidate = 3_600
/** Generated at the first request: the build has no database. */
export const generateStaticParams = () => []

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await loadArticle((await params).slug)
  if (found.kind === 'page') {
    const blog = await getTranslations('content.blog')
    return articleMetadata(blog, await getLocale(), found.article)
  }
  const t = await getTranslations('content.article')
  return {
    title: t('notFoundTitle'),
    robots: { index: false },
    ...(found.kind === 'none' && { other: NOT_FOUND_MARK }),
  }
}

export default async function ArticlePage({ params }: Props) {
  const found = await loadArticle((await params).slug)
  if (found.kind === 'none') return <ArticleNotFound />
  if (found.kind === 'redirect') permanentRedirect(localPath(await getLocale(), routes.article(found.slug)))
  const { article, related } = found
  const locale = await getLocale()
  const blog = await getTranslations('content.blog')
  const articles = await getTranslations('content.articles')
  const categories = await getTranslations('content.categories')
  return (
    <>
      <JsonLd data={articleMarkup(describeArticle({ articles, categories }, article), siteUrl())} />
      <JsonLd data={breadcrumbMarkup(locale, articleTrail({ blog, categories }, article), siteUrl())} />
      <CountedArticle id={article.id} />
      <ArticleView
        article={article}
        related={related}
        url={localUrl(locale, routes.article(article.slug), siteUrl())}
      />
    </>
  )
}

/** Loaded once for metadata and page. A "not found" result is cached too, and invalidated when any article changes. */
const loadArticle = cache(async (slug: string) => {
  await tagPage([tags.articles()])
  const locale = await getLocale()
  return readForVisitors(() => findArticle(locale, slug, now()))
})

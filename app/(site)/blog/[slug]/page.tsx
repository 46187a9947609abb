import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { articleMetadata, articleTrail, describeArticle } from '@/components/articles/article-head'
import { ArticleNotFound } from '@/components/articles/article-not-found'
import { ArticleView } from '@/components/articles/article-view'
import { CountedArticle } from '@/components/articles/counted-article'
import { pageTexts } from '@/components/articles/texts'
import { JsonLd } from '@/components/seo/json-ld'
import { siteUrl } from '@/lib/platform/env'
import { NOT_FOUND_MARK } from '@/lib/platform/page-cache/marks.mjs'
import { absoluteUrl, routes } from '@/lib/platform/routes'
import { articleMarkup } from '@/lib/seo/rules/article-markup'
import { breadcrumbMarkup } from '@/lib/seo/rules/page-markup'
import { loadArticle } from './load-article'

/** Kept until `articles` is revalidated, and made again every hour, since views are counted on. */
export const revalidate = 3_600
/** Made at the first request: the build needs no database. */
export const generateStaticParams = () => []

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await loadArticle((await params).slug)
  if (found.kind === 'page') return articleMetadata(found.article)
  return {
    title: pageTexts.notFoundTitle,
    robots: { index: false },
    ...(found.kind === 'none' && { other: NOT_FOUND_MARK }),
  }
}

export default async function ArticlePage({ params }: Props) {
  const found = await loadArticle((await params).slug)
  if (found.kind === 'none') return <ArticleNotFound />
  if (found.kind === 'redirect') permanentRedirect(routes.article(found.slug))
  const { article, related } = found
  return (
    <>
      <JsonLd data={articleMarkup(describeArticle(article), siteUrl())} />
      <JsonLd data={breadcrumbMarkup(articleTrail(article), siteUrl())} />
      <CountedArticle id={article.id} />
      <ArticleView article={article} related={related} url={absoluteUrl(routes.article(article.slug), siteUrl())} />
    </>
  )
}

import type { Article, WithContext } from 'schema-dts'
import { absoluteUrl, routes } from '@/lib/platform/routes'
import { SITE } from '@/lib/platform/site'
import type { ArticleMarkup } from '../types'

/** An article as its page shows it. Its author is a person only where somebody is named. */
export function articleMarkup(article: ArticleMarkup, siteUrl: string): WithContext<Article> {
  const url = absoluteUrl(article.path, siteUrl)
  const publisher = {
    '@type': 'Organization' as const,
    name: SITE.name,
    url: absoluteUrl(routes.home(), siteUrl),
    logo: absoluteUrl('/icon-512.png', siteUrl),
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: article.headline,
    ...(article.description && { description: article.description }),
    image: absoluteUrl(article.imagePath ?? routes.shareImages.site(), siteUrl),
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    author: article.authorIsPerson
      ? { '@type': 'Person', name: article.author }
      : { '@type': 'Organization', name: article.author, url: absoluteUrl(routes.blog(), siteUrl) },
    publisher,
    articleSection: article.section,
    ...(article.keywords.length > 0 && { keywords: article.keywords.join(', ') }),
    wordCount: article.wordCount,
    inLanguage: 'en-US',
  }
}

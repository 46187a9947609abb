import { CATEGORIES, type CategorySlug, DEFAULT_AUTHOR } from '@/lib/content/articles/catalogue'
import type { ArticlePage } from '@/lib/content/articles/types'
import type { ArticleMarkup } from '@/lib/content/seo/rules/markup'
import { fitDescription, fitTitle, pageMetadata } from '@/lib/content/seo/rules/metadata'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import { categoryMessages, articleMessages as texts } from './messages'

const feed = { url: routes.blogFeed(), title: texts.title, jsonUrl: routes.blogJsonFeed() }

/** A list without articles, and its further pages, are not indexed. */
export function listMetadata(category: CategorySlug | null, page: number, isEmpty: boolean) {
  const label = CATEGORIES.find(({ slug }) => slug === category)?.label
  const name = label ? texts.categoryTitle(label) : texts.title
  const isFirst = page === 1
  return pageMetadata({
    title: isFirst
      ? label
        ? texts.categoryMetaTitle(label)
        : texts.metaTitle
      : fitTitle(texts.pageMetaTitle(name, page), texts.pageTitle(name, page)),
    description: isFirst ? (label ? categoryMessages[label] : texts.description) : texts.pageDescription(name, page),
    path: category ? routes.blogCategory(category, page) : routes.blog(page),
    feed,
    isIndexable: isFirst && !isEmpty,
  })
}

export function articleMetadata(article: ArticlePage) {
  const { title, slug, image, imageAlt } = article
  return pageMetadata({
    title: fitTitle(`${title} | ${SITE.name}`, title),
    description: fitDescription([article.description]),
    path: routes.article(slug),
    type: 'article',
    feed,
    ...(image && { image: { url: image, alt: imageAlt || title } }),
  })
}

/** The article's structured data. */
export function describeArticle(article: ArticlePage): ArticleMarkup {
  return {
    path: routes.article(article.slug),
    headline: article.title,
    description: article.excerpt,
    imagePath: article.image,
    author: article.author,
    authorIsPerson: article.author !== DEFAULT_AUTHOR,
    section: article.category,
    keywords: article.tags,
    publishedAt: article.publishedAt,
    updatedAt: article.updatedAt,
    wordCount: article.wordCount,
  }
}

export const articleTrail = ({ title, slug, category, categorySlug }: ArticlePage) => [
  { name: 'Home', path: routes.home() },
  { name: texts.title, path: routes.blog() },
  { name: category, path: routes.blogCategory(categorySlug) },
  { name: title, path: routes.article(slug) },
]

import { CATEGORIES, type CategorySlug, DEFAULT_AUTHOR } from '@/lib/content/articles/catalogue'
import type { ArticlePage } from '@/lib/content/articles/types'
import type { ArticleMarkup } from '@/lib/content/seo/rules/markup'
import { fitDescription, fitTitle, pageMetadata } from '@/lib/content/seo/rules/metadata'
import { HOME_FACTS } from '@/lib/places/catalogue/state-facts'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import type { Translate } from '@/lib/platform/language/types'

type BlogTexts = Translate<'content.blog'>

const site = SITE.name

const feedOf = (t: BlogTexts) => ({
  url: routes.blogFeed(),
  title: t('title', { site }),
  jsonUrl: routes.blogJsonFeed(),
})

/** A list without articles, and its further pages, are not indexed. */
export function listMetadata(t: BlogTexts, category: CategorySlug | null, page: number, isEmpty: boolean) {
  return pageMetadata({
    ...(page === 1 ? firstHead(t, category) : furtherHead(t, category, page)),
    path: category ? routes.blogCategory(category, page) : routes.blog(page),
    feed: feedOf(t),
    isIndexable: page === 1 && !isEmpty,
  })
}

const labelOf = (category: CategorySlug) => CATEGORIES.find(({ slug }) => slug === category)?.label ?? category

function firstHead(t: BlogTexts, category: CategorySlug | null) {
  if (!category) return { title: t('metaTitle', { site }), description: t('description', { site }) }
  return {
    title: t('categoryMetaTitle', { category: labelOf(category), site }),
    description: t(`about.${category}`, { region: SITE.region, preK: HOME_FACTS.preK.short }),
  }
}

function furtherHead(t: BlogTexts, category: CategorySlug | null, page: number) {
  const title = category ? t('categoryTitle', { category: labelOf(category) }) : t('title', { site })
  return {
    title: fitTitle(t('pageMetaTitle', { title, page, site }), t('pageTitle', { title, page })),
    description: t('pageDescription', { title, page }),
  }
}

export function articleMetadata(t: BlogTexts, article: ArticlePage) {
  const { title, slug, image, imageAlt } = article
  return pageMetadata({
    title: fitTitle(`${title} | ${site}`, title),
    description: fitDescription([article.description]),
    path: routes.article(slug),
    type: 'article',
    feed: feedOf(t),
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

export const articleTrail = (t: BlogTexts, { title, slug, category, categorySlug }: ArticlePage) => [
  { name: t('home'), path: routes.home() },
  { name: t('title', { site }), path: routes.blog() },
  { name: category, path: routes.blogCategory(categorySlug) },
  { name: title, path: routes.article(slug) },
]

import { type CategorySlug, categoryOfLabel, categoryOfSlug, DEFAULT_AUTHOR } from '@/lib/content/articles/catalogue'
import type { ArticlePage } from '@/lib/content/articles/types'
import type { ArticleMarkup } from '@/lib/content/seo/rules/markup'
import { fitDescription, fitTitle, pageMetadata } from '@/lib/content/seo/rules/metadata'
import { HOME_FACTS } from '@/lib/places/catalogue/state-facts'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import { DEFAULT_LOCALE, type Locale } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import { authorText } from './article-tile'

type BlogTexts = Translate<'content.blog'>
type CategoryTexts = Translate<'content.categories'>
/** What the metadata of lists needs. */
type ListTexts = { blog: BlogTexts; categories: CategoryTexts }

const site = SITE.name

const feedOf = (t: BlogTexts) => ({
  url: routes.blogFeed(),
  title: t('title', { site }),
  jsonUrl: routes.blogJsonFeed(),
})

/** Empty lists, and all pages but the first, are not indexed. */
export function listMetadata(
  t: ListTexts,
  locale: Locale,
  { category, page, isEmpty }: { category: CategorySlug | null; page: number; isEmpty: boolean },
) {
  return pageMetadata(locale, {
    ...(page === 1 ? firstHead(t, category) : furtherHead(t, category, page)),
    path: category ? routes.blogCategory(category, page) : routes.blog(page),
    feed: feedOf(t.blog),
    isIndexable: page === 1 && !isEmpty,
  })
}

function firstHead({ blog: t, categories }: ListTexts, category: CategorySlug | null) {
  if (!category) return { title: t('metaTitle', { site }), description: t('description', { site }) }
  return {
    title: t('categoryMetaTitle', { category: categories(categoryOfSlug(category).code), site }),
    description: t(`about.${category}`, { region: SITE.region, preK: HOME_FACTS.preK.short }),
  }
}

function furtherHead({ blog: t, categories }: ListTexts, category: CategorySlug | null, page: number) {
  const title = category
    ? t('categoryTitle', { category: categories(categoryOfSlug(category).code) })
    : t('title', { site })
  return {
    title: fitTitle(t('pageMetaTitle', { title, page, site }), t('pageTitle', { title, page })),
    description: t('pageDescription', { title, page }),
  }
}

export function articleMetadata(t: BlogTexts, locale: Locale, article: ArticlePage) {
  const { title, slug, image, imageAlt } = article
  return pageMetadata(locale, {
    title: fitTitle(`${title} | ${site}`, title),
    description: fitDescription([article.description]),
    path: routes.article(slug),
    writtenIn: DEFAULT_LOCALE,
    type: 'article',
    feed: feedOf(t),
    ...(image && { image: { url: image, alt: imageAlt || title } }),
  })
}

/** The article's structured data, in the words of its page. */
export function describeArticle(
  t: { articles: Translate<'content.articles'>; categories: CategoryTexts },
  article: ArticlePage,
): ArticleMarkup {
  return {
    path: routes.article(article.slug),
    headline: article.title,
    description: article.excerpt,
    imagePath: article.image,
    author: authorText(t.articles, article.author),
    authorIsPerson: article.author !== DEFAULT_AUTHOR,
    section: t.categories(categoryOfLabel(article.category).code),
    keywords: article.tags,
    publishedAt: article.publishedAt,
    updatedAt: article.updatedAt,
    wordCount: article.wordCount,
  }
}

export const articleTrail = (
  { blog: t, categories }: ListTexts,
  { title, slug, category, categorySlug }: ArticlePage,
) => [
  { name: t('home'), path: routes.home() },
  { name: t('title', { site }), path: routes.blog() },
  { name: categories(categoryOfLabel(category).code), path: routes.blogCategory(categorySlug) },
  { name: title, path: routes.article(slug) },
]

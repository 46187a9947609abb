import type {
  Article,
  BreadcrumbList,
  FAQPage,
  ItemList,
  Organization,
  SearchAction,
  WebSite,
  WithContext,
} from 'schema-dts'
import { SITE } from '@/lib/platform/config/site'
import { absoluteUrl, routes } from '@/lib/platform/http/routes'
import type { ArticleMarkup, Crumb, QuestionAndAnswer } from '../types'

/**
 * Structured data as the text of a script element. "<" is escaped, since "</script>" in a provider's name would end the
 * element and run what follows; U+2028 and U+2029 end lines for old readers.
 */
export function jsonLdText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}

const CONTEXT = 'https://schema.org'

/** The trail above the heading, the page itself last. */
export function breadcrumbMarkup(crumbs: readonly Crumb[], siteUrl: string): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path, siteUrl),
    })),
  }
}

/**
 * A list as the page shows it, in its order; `firstPosition` counts on over pages. Addresses alone, as search engines ask of
 * a page that leads to others: the names stand on the page, and twice twenty of them weigh.
 */
export function itemListMarkup(
  list: { name: string; paths: readonly string[]; firstPosition?: number },
  siteUrl: string,
): WithContext<ItemList> {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    name: list.name,
    numberOfItems: list.paths.length,
    itemListElement: list.paths.map((path, index) => ({
      '@type': 'ListItem',
      position: (list.firstPosition ?? 1) + index,
      url: absoluteUrl(path, siteUrl),
    })),
  }
}

/** Questions whose answers stand on the page, word for word. Search engines promise nothing for it; other readers use it. */
export function faqMarkup(questions: readonly QuestionAndAnswer[]): WithContext<FAQPage> {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** schema-dts does not know the annotation that tells which part of the address is the query. */
type SearchActionWithInput = Exclude<SearchAction, string> & { 'query-input': string }

export function websiteMarkup(siteUrl: string): WithContext<WebSite> {
  const search: SearchActionWithInput = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${absoluteUrl(routes.search(), siteUrl)}?zipCode={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: SITE.name,
    url: absoluteUrl(routes.home(), siteUrl),
    inLanguage: 'en-US',
    potentialAction: search,
  }
}

export function organizationMarkup(siteUrl: string): WithContext<Organization> {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    name: SITE.name,
    url: absoluteUrl(routes.home(), siteUrl),
    logo: absoluteUrl('/icon-512.png', siteUrl),
    email: SITE.contactEmail,
  }
}

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

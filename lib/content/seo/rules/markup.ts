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
 * Structured data for a script element. "<" is escaped, since "</script>" in a provider's name would end the element and run what
 * follows; U+2028 and U+2029 are escaped because older parsers treat them as line ends.
 */
export function jsonLdText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}

const CONTEXT = 'https://schema.org'

/** The breadcrumbs above the heading, the page itself last. */
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
 * A list in the order the page shows it; `firstPosition` continues the numbering on later pages. Holds only addresses, as search engines
 * want for pages that link to details: the names are on the page, and repeating them adds weight.
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

/** Questions and answers exactly as on the page. Search engines promise nothing for it, but other readers use it. */
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

/** schema-dts lacks the annotation that marks the query part of the address. */
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

/** An article as its page shows it. The author is a Person only if one is named. */
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

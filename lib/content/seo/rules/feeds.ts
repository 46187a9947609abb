import { EXAMPLE_CITY } from '@/lib/places/catalogue/cities'
import { SITE } from '@/lib/platform/config/site'
import { absoluteUrl, localUrl, routes } from '@/lib/platform/http/routes'
import { LOCALES, type Locale, regionalTag } from '@/lib/platform/language/locales'
import { OPEN_LICENSE } from '@/lib/providers/open-data/rules'
import { languageAlternates } from './metadata'

export type Feed = {
  /** The language of the feed's own texts. */
  locale: Locale
  title: string
  description: string
  /** Absolute addresses of the feed and of its page. */
  pageUrl: string
  feedUrl: string
  items: { title: string; url: string; description: string; publishedAt: Date }[]
}

/** RSS 2.0. Items come newest first; an item's address is its id. */
export function rssText({ locale, title, description, pageUrl, feedUrl, items }: Feed): string {
  const newest = items[0]?.publishedAt
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', title),
    element('link', pageUrl),
    element('description', description),
    element('language', regionalTag(locale).toLowerCase()),
    `<atom:link href="${xmlText(feedUrl)}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [element('lastBuildDate', newest.toUTCString())] : []),
    ...items.flatMap((item) => [
      '<item>',
      element('title', item.title),
      element('link', item.url),
      `<guid isPermaLink="true">${xmlText(item.url)}</guid>`,
      element('pubDate', item.publishedAt.toUTCString()),
      element('description', item.description),
      '</item>',
    ]),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Escapes text for XML 1.0 and removes what it does not allow: a control character or lone surrogate would break the feed. */
export function xmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

export type JsonFeed = {
  locale: Locale
  title: string
  description: string
  /** Absolute addresses of the feed and of its page. */
  pageUrl: string
  feedUrl: string
  items: ((JsonArticle | { text: string }) & { title: string; url: string; publishedAt: string })[]
}

type JsonArticle = {
  summary: string
  html: string
  imageUrl: string | null
  author: string
  tags: readonly string[]
  updatedAt: string
}

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). Items come newest first; an item's address is its id. */
export function jsonFeedText({ locale, title, description, pageUrl, feedUrl, items }: JsonFeed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: pageUrl,
    feed_url: feedUrl,
    language: regionalTag(locale),
    items: items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      date_published: item.publishedAt,
      ...('text' in item ? { content_text: item.text } : articleFields(item)),
    })),
  })
}

const articleFields = ({ summary, html, imageUrl, author, tags, updatedAt }: JsonArticle) => ({
  summary,
  content_html: html,
  ...(imageUrl && { image: imageUrl }),
  date_modified: updatedAt,
  authors: [{ name: author }],
  tags,
})

/** Makes the picture and link addresses of sanitized HTML absolute, for feed readers. */
export const withAbsoluteUrls = (html: string, siteUrl: string): string =>
  html.replace(/ (src|href)="\/(?!\/)/g, (_, name: string) => ` ${name}="${siteUrl}/`)

/** A description of the site with links to its main pages and data, as Markdown in the format of https://llmstxt.org. */
export function llmsText(siteUrl: string): string {
  const link = (title: string, path: string, what?: string) =>
    `- [${title}](${absoluteUrl(path, siteUrl)})${what ? `: ${what}` : ''}`
  return [
    `# ${SITE.name}`,
    '',
    `> ${SITE.name} is a web directory of childcare providers in ${SITE.region}: daycares, preschools, Montessori schools and family homes, with openings, prices, hours and license records. Each group of facts has a source and the date when it was last confirmed. What is not known is said to be unknown; it does not mean “no”.`,
    '',
    'Facts change every day: quote them with their date. Phone numbers, e-mail addresses and the streets of family homes are not public.',
    '',
    '## Pages',
    '',
    link('Home', routes.home(), 'search by ZIP code, city or county'),
    link(
      `Daycare in ${EXAMPLE_CITY.label}`,
      routes.landing('daycare', EXAMPLE_CITY.slug),
      'each city, county and ZIP code has such a page for daycare, preschool and montessori',
    ),
    link('Questions', routes.faq(), 'what the site does, for parents and for providers'),
    link('Articles', routes.blog(), 'for families and providers'),
    link('Sitemap', routes.sitemapIndex(), 'every page that search engines may list'),
    '',
    '## Data',
    '',
    link(
      'For developers',
      routes.developers(),
      'read-only endpoints with parameters, limits and examples; feeds; lists of openings for other sites',
    ),
    link('OpenAPI', routes.openApi(), 'the description of every endpoint'),
    link(
      'Open data',
      routes.openData(),
      `the whole directory as CSV and JSON Lines, updated every night; ${OPEN_LICENSE.name}`,
    ),
    link(
      'Feed of a place',
      routes.landingJsonFeed('daycare', EXAMPLE_CITY.slug),
      'its newest providers, JSON Feed; feed.xml is RSS',
    ),
    link('Feed of the articles', routes.blogJsonFeed(), 'JSON Feed'),
    '',
    '## Terms',
    '',
    link('Terms of service', routes.termsOfService()),
    link('Privacy policy', routes.privacyPolicy()),
    '',
  ].join('\n')
}

/** The kinds of files that have only one part, in the order of the index. */
export const SITEMAP_KINDS = ['pages', 'articles', 'landing', 'counties', 'zips'] as const
/** The files of the sitemap, below /sitemaps/. */
export type SitemapFile = { kind: (typeof SITEMAP_KINDS)[number] } | { kind: 'providers'; part: number }

const PART = /^providers-([1-9]\d{0,4})\.xml$/

export function sitemapFileName(file: SitemapFile): string {
  return file.kind === 'providers' ? `providers-${file.part}.xml` : `${file.kind}.xml`
}

/** Parses a sitemap file name; null if there is no such file. */
export function parseSitemapFile(name: string): SitemapFile | null {
  const kind = SITEMAP_KINDS.find((fixed) => name === `${fixed}.xml`)
  if (kind) return { kind }
  const part = PART.exec(name)?.[1]
  return part ? { kind: 'providers', part: Number(part) } : null
}

/** One sitemap entry; `changedAt` is the last real change of its content, omitted if unknown. */
export type SitemapEntry = {
  path: string
  changedAt?: string
  /** Set if the page exists in only one language. */
  writtenIn?: Locale
}

/**
 * Sitemap entries in next-sitemap's format: each page in every language, with the other languages as alternates. next-sitemap does not escape
 * anything, so addresses with special XML characters are rejected; ours have only letters, digits, hyphens and slashes.
 */
export function sitemapFields(entries: readonly SitemapEntry[], siteUrl: string): SitemapField[] {
  return entries.flatMap(({ path, changedAt, writtenIn }) => {
    if (/[<>&'"\s]/.test(path)) throw new Error(`A sitemap cannot hold the address ${path}.`)
    const lastmod = changedAt && { lastmod: changedAt }
    if (writtenIn) return [{ loc: localUrl(writtenIn, path, siteUrl), ...lastmod }]
    const alternateRefs = Object.entries(languageAlternates(path)).map(([hreflang, local]) => ({
      hreflang,
      href: absoluteUrl(local, siteUrl),
      hrefIsAbsolute: true,
    }))
    return LOCALES.map((locale) => ({
      loc: localUrl(locale, path, siteUrl),
      ...lastmod,
      alternateRefs,
    }))
  })
}

type SitemapField = {
  loc: string
  lastmod?: string
  alternateRefs?: { hreflang: string; href: string; hrefIsAbsolute: boolean }[]
}

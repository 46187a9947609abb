import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import { localPath } from '@/lib/platform/language/addresses.mjs'
import { LOCALES, type Locale, regionalTag } from '@/lib/platform/language/locales'

/** The size link previews expect: https://ogp.me, large card. */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const

/** A page's picture for link previews; `alt` describes it. */
export const shareImage = (url: string, alt: string) => ({ url, ...SHARE_IMAGE, alt })

/** Search results show titles of this length in full. */
export const TITLE_LENGTH = { min: 30, max: 60 } as const
export const DESCRIPTION_LENGTH = { min: 70, max: 160 } as const

/**
 * Returns the first title between 30 and 60 characters, so pass the longest one first:
 * `fitTitle('Little Harbor Academy: childcare in Orlando, FL | Sprout', 'Little Harbor Academy in Orlando, FL')`. If none
 * fits, the longest one below the limit; otherwise the last one, cut between words.
 */
export function fitTitle(...candidates: [string, ...string[]]): string {
  const fitting = candidates.find(({ length }) => length >= TITLE_LENGTH.min && length <= TITLE_LENGTH.max)
  if (fitting) return fitting
  const short = candidates.filter(({ length }) => length <= TITLE_LENGTH.max).sort((a, b) => b.length - a.length)[0]
  return short ?? cutBetweenWords(candidates.at(-1) ?? '', TITLE_LENGTH.max)
}

/** The sentences that fit into 160 characters, in order. If the first one is too long, it is cut between words. */
export function fitDescription(sentences: readonly (string | null | undefined)[]): string {
  let text = ''
  for (const sentence of sentences) {
    const next = oneLine(sentence ?? '')
    if (next === '') continue
    if (text === '') text = cutBetweenWords(next, DESCRIPTION_LENGTH.max)
    else if (text.length + 1 + next.length <= DESCRIPTION_LENGTH.max) text += ` ${next}`
  }
  return text
}

/** "Bright Beginnings of Central Florida", 20 -> "Bright Beginnings…". */
export function cutBetweenWords(text: string, max: number): string {
  const line = oneLine(text)
  if (line.length <= max) return line
  const cut = line.slice(0, max)
  const end = cut.lastIndexOf(' ')
  return `${(end > max / 2 ? cut.slice(0, end) : cut.slice(0, max - 1)).replace(/[\s,;:.-]+$/, '')}…`
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The picture for pages without their own. */
const siteImage = (locale: Locale) => shareImage(routes.shareImages.site(), `${SITE.name}: ${SITE.tagline[locale]}`)

/**
 * A page's Metadata for Next. `path` is the page's canonical path from routes.ts. It is converted to the path in the page's language, with the other
 * languages as alternates; the root layout's metadataBase makes them absolute. A page that is not indexed stays crawlable ("noindex, follow"):
 * robots.txt never disallows it.
 */
export function pageMetadata(
  locale: Locale,
  page: {
    title: string
    description: string
    path: string
    /** Set if the page is written in only one language: the page in that language is then the canonical one. */
    writtenIn?: Locale
    isIndexable?: boolean
    type?: 'website' | 'article'
    image?: { url: string; width?: number; height?: number; alt?: string }
    /** The page's own feed as RSS, and optionally as JSON. */
    feed?: { url: string; title: string; jsonUrl?: string }
  },
) {
  const { title, description, writtenIn, isIndexable = true, type = 'website', image = siteImage(locale), feed } = page
  const path = localPath(writtenIn ?? locale, page.path)
  return {
    title: { absolute: title },
    description,
    alternates: {
      canonical: path,
      ...(isIndexable && !writtenIn && { languages: languageAlternates(page.path) }),
      ...(feed && { types: feedTypes(locale, feed) }),
    },
    ...(!isIndexable && { robots: { index: false, follow: true } }),
    openGraph: {
      title,
      description,
      url: path,
      siteName: SITE.name,
      locale: regionalTag(locale).replace('-', '_'),
      type,
      images: [{ ...image, url: localPath(locale, image.url) }],
    },
    twitter: { card: 'summary_large_image' as const, title, description },
  }
}

/**
 * The addresses of a page in all languages, for search engines: https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export const languageAlternates = (path: string): Record<string, string> => ({
  ...Object.fromEntries(LOCALES.map((locale) => [locale, localPath(locale, path)])),
  'x-default': path,
})

const feedTypes = (locale: Locale, { url, title, jsonUrl }: { url: string; title: string; jsonUrl?: string }) => ({
  'application/rss+xml': [{ url: localPath(locale, url), title }],
  ...(jsonUrl && { 'application/feed+json': [{ url: localPath(locale, jsonUrl), title }] }),
})

/** For account pages, which search engines must not index. */
export function accountMetadata(locale: Locale, title: string, description: string, path: string) {
  return pageMetadata(locale, {
    title: title.includes(SITE.name) ? title : `${title} | ${SITE.name}`,
    description,
    path,
    isIndexable: false,
  })
}

import { SITE } from '@/lib/platform/site'

export type PageMetadata = {
  title: { absolute: string }
  description: string
  alternates: { canonical: string; types?: { 'application/rss+xml': { url: string; title: string }[] } }
  robots?: { index: boolean; follow: boolean }
  openGraph: {
    title: string
    description: string
    url: string
    siteName: string
    locale: string
    type: 'website' | 'article'
    images?: { url: string; width?: number; height?: number; alt?: string }[]
  }
  twitter: { card: 'summary' | 'summary_large_image'; title: string; description: string }
}

/**
 * A page's head as Next's Metadata takes it. `path` is the page's own canonical path; the root layout's metadataBase makes
 * it absolute. A page that is not to be indexed stays crawlable ("noindex, follow"): robots.txt never disallows it.
 */
export function pageMetadata(page: {
  title: string
  description: string
  path: string
  isIndexable?: boolean
  type?: 'website' | 'article'
  image?: { url: string; width?: number; height?: number; alt?: string }
  /** The page's own feed of what is new. */
  feed?: { url: string; title: string }
}): PageMetadata {
  const { title, description, path, isIndexable = true, type = 'website', image, feed } = page
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: path, ...(feed && { types: { 'application/rss+xml': [feed] } }) },
    ...(!isIndexable && { robots: { index: false, follow: true } }),
    openGraph: {
      title,
      description,
      url: path,
      siteName: SITE.name,
      locale: SITE.locale,
      type,
      ...(image && { images: [image] }),
    },
    twitter: { card: image ? 'summary_large_image' : 'summary', title, description },
  }
}

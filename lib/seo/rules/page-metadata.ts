import { SITE } from '@/lib/platform/site'
import { defaultShareImage } from './share-images'

/** For pages that have no picture of their own. */
const SITE_IMAGE = defaultShareImage(`${SITE.name}: ${SITE.tagline}`)

export type PageMetadata = {
  title: { absolute: string }
  description: string
  alternates: { canonical: string; types?: Record<string, { url: string; title: string }[]> }
  robots?: { index: boolean; follow: boolean }
  openGraph: {
    title: string
    description: string
    url: string
    siteName: string
    locale: string
    type: 'website' | 'article'
    images: { url: string; width?: number; height?: number; alt?: string }[]
  }
  twitter: { card: 'summary_large_image'; title: string; description: string }
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
  /** The page's own feed of what is new; as RSS, and perhaps as JSON too. */
  feed?: { url: string; title: string; jsonUrl?: string }
}): PageMetadata {
  const { title, description, path, isIndexable = true, type = 'website', image = SITE_IMAGE, feed } = page
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: path, ...(feed && { types: feedTypes(feed) }) },
    ...(!isIndexable && { robots: { index: false, follow: true } }),
    openGraph: {
      title,
      description,
      url: path,
      siteName: SITE.name,
      locale: SITE.locale,
      type,
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description },
  }
}

const feedTypes = ({ url, title, jsonUrl }: { url: string; title: string; jsonUrl?: string }) => ({
  'application/rss+xml': [{ url, title }],
  ...(jsonUrl && { 'application/feed+json': [{ url: jsonUrl, title }] }),
})

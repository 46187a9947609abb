import type { MetadataRoute } from 'next'
import { siteUrl } from '@/lib/platform/config/env'
import { absoluteUrl, routes } from '@/lib/platform/http/routes'

/** Per request, because a build does not know the site's address. */
export const dynamic = 'force-dynamic'

/**
 * Only endpoints are closed. Search, sign-in and dashboards say "noindex" themselves, which a crawler can read only where it
 * may go.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: absoluteUrl(routes.sitemapIndex(), siteUrl()),
  }
}

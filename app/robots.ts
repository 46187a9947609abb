import type { MetadataRoute } from 'next'
import { siteUrl } from '@/lib/platform/config/env'
import { absoluteUrl, routes } from '@/lib/platform/http/routes'

/** Per request, because the build does not know the site's URL. */
export const dynamic = 'force-dynamic'

/**
 * Only endpoints are disallowed. Search, sign-in and dashboards are "noindex", which a crawler can read only where it
 * is allowed.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: absoluteUrl(routes.sitemapIndex(), siteUrl()),
  }
}

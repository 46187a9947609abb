import { getServerSideSitemapIndex } from 'next-sitemap'
import { SITEMAP_KINDS, type SitemapFile, sitemapFileName } from '@/lib/content/seo/rules/feeds'
import { siteUrl } from '@/lib/platform/config/env'
import { absoluteUrl, routes } from '@/lib/platform/http/routes'
import { listProviderSitemapParts } from '@/lib/providers/landing/queries/pages'

export const dynamic = 'force-dynamic'

export async function GET(): Promise<Response> {
  const parts = await listProviderSitemapParts()
  const files: SitemapFile[] = [
    ...SITEMAP_KINDS.map((kind) => ({ kind })),
    ...parts.map((part) => ({ kind: 'providers', part }) as const),
  ]
  const addresses = files.map((file) => absoluteUrl(routes.sitemap(sitemapFileName(file)), siteUrl()))
  return getServerSideSitemapIndex(addresses, { 'cache-control': 'public, max-age=0, s-maxage=3600' })
}

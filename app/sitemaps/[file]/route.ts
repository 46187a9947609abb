import { notFound } from 'next/navigation'
import { getServerSideSitemap } from 'next-sitemap'
import { parseSitemapFile, sitemapFields } from '@/lib/content/seo/rules/feeds'
import { siteUrl } from '@/lib/platform/config/env'
import { readForVisitors } from '@/lib/platform/database/replica'
import { listSitemapEntries } from './entries'

export const dynamic = 'force-dynamic'

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const file = parseSitemapFile((await params).file)
  const entries = file ? await readForVisitors(() => listSitemapEntries(file)) : []
  if (!file || (file.kind === 'providers' && entries.length === 0)) notFound()
  return getServerSideSitemap(sitemapFields(entries, siteUrl()), {
    'cache-control': 'public, max-age=0, s-maxage=3600',
  })
}

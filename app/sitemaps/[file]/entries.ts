import { routes } from '@/lib/platform/routes'
import { listLandingPagesForSitemap, listProvidersForSitemap } from '@/lib/providers/queries/sitemap'
import type { SitemapFile } from '@/lib/seo/rules/sitemap'
import type { SitemapEntry } from '@/lib/seo/types'

/** Pages whose texts stand in the code; a date only where the page itself states one. */
const PAGES: readonly SitemapEntry[] = [
  { path: routes.home() },
  { path: routes.familyResources() },
  { path: routes.providerResources() },
  { path: routes.faq() },
  { path: routes.reviewGuidelines() },
  { path: routes.privacyPolicy(), changedAt: '2025-01-26' },
  { path: routes.termsOfService(), changedAt: '2025-01-26' },
]

const PLACES = { landing: 'city', counties: 'county', zips: 'zip' } as const

/** Every indexable address of a sitemap file. */
export async function listSitemapEntries(file: SitemapFile): Promise<SitemapEntry[]> {
  if (file.kind === 'pages') return [...PAGES]
  if (file.kind !== 'providers') {
    const pages = await listLandingPagesForSitemap(PLACES[file.kind])
    return pages.map(({ careType, slug, changedAt }) => ({
      path: routes.landing(careType, slug),
      changedAt: changedAt.toISOString(),
    }))
  }
  const providers = await listProvidersForSitemap(file.part)
  return providers.map(({ publicId, changedAt }) => ({
    path: routes.provider(publicId),
    changedAt: changedAt.toISOString(),
  }))
}

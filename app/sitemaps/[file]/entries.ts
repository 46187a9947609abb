import { CATEGORIES } from '@/lib/content/articles/catalogue'
import { countByCategory, listArticlesForSitemap } from '@/lib/content/articles/queries'
import type { SitemapEntry, SitemapFile } from '@/lib/content/seo/rules/feeds'
import { routes } from '@/lib/platform/http/routes'
import { DEFAULT_LOCALE } from '@/lib/platform/language/locales'
import { now } from '@/lib/platform/time/clock'
import { listLandingPagesForSitemap, listProvidersForSitemap } from '@/lib/providers/landing/queries/pages'
import { legal } from '@/site.config'

/** Pages whose text is in the code; with a date only where the page itself shows one. */
const PAGES: readonly SitemapEntry[] = [
  { path: routes.home() },
  { path: routes.familyResources() },
  { path: routes.providerResources() },
  { path: routes.costEstimator() },
  { path: routes.readinessQuiz() },
  { path: routes.faq() },
  { path: routes.reviewGuidelines() },
  { path: routes.developers() },
  { path: routes.openData() },
  { path: routes.privacyPolicy(), changedAt: legal.updatedOn },
  { path: routes.termsOfService(), changedAt: legal.updatedOn },
]

const PLACES = { landing: 'city', counties: 'county', zips: 'zip' } as const

/** Every indexable URL of a sitemap file. */
export async function listSitemapEntries(file: SitemapFile): Promise<SitemapEntry[]> {
  if (file.kind === 'pages') return [...PAGES]
  if (file.kind === 'articles') return listBlogEntries()
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

/** The blog and its categories that have articles, and every article. */
async function listBlogEntries(): Promise<SitemapEntry[]> {
  const articles = await listArticlesForSitemap(now())
  if (articles.length === 0) return []
  const counts = await countByCategory(now())
  const filled = CATEGORIES.filter(({ code }) => counts.has(code))
  return [
    { path: routes.blog() },
    ...filled.map(({ slug }) => ({ path: routes.blogCategory(slug) })),
    ...articles.map(({ slug, updatedAt }) => ({
      path: routes.article(slug),
      changedAt: updatedAt.toISOString(),
      writtenIn: DEFAULT_LOCALE,
    })),
  ]
}

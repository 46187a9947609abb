import { getLocale, getTranslations } from 'next-intl/server'
import { PageHead } from '@/components/layout/page-head'
import { type Browsed, BrowseList } from '@/components/places/browse/browse-list'
import { pageMetadata } from '@/lib/content/seo/rules/metadata'
import { LANDING_PAGES } from '@/lib/places/catalogue/cities'
import { cachedByTags, expirePageNow, tags } from '@/lib/platform/cache/pages'
import { isBuilding } from '@/lib/platform/config/env'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import { now } from '@/lib/platform/time/clock'
import { todayIn } from '@/lib/platform/time/dates'
import { listBrowsedPages } from '@/lib/providers/landing/queries/pages'

export async function generateMetadata() {
  const t = await getTranslations('places.browsePage')
  return pageMetadata(await getLocale(), {
    title: t('metaTitle', { region: SITE.region }),
    description: t('description', { region: SITE.region }),
    path: routes.browseLocations(),
    isIndexable: false,
  })
}

/** A single change of a provider does not invalidate this page, so its list is at most a day old. */
export const revalidate = 86_400

/** The same bytes for every visitor. The build has no database, so it lists the catalogue's pages. */
async function browsedPages(): Promise<Browsed[]> {
  if (isBuilding()) await expirePageNow()
  const today = todayIn(SITE.timeZone, now())
  const pages: readonly Browsed[] = isBuilding()
    ? LANDING_PAGES
    : await cachedByTags(['browsed-pages', today], [tags.directory()], listBrowsedPages)
  return pages.map(({ careType, city, state, county, url }) => ({ careType, city, state, county, url }))
}

export default async function BrowseLocationsPage() {
  const t = await getTranslations('places.browsePage')
  const pages = await browsedPages()
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} crumbs={[{ label: t('title') }]} />
      <BrowseList pages={pages} />
    </>
  )
}

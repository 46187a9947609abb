import { BrowseView } from '@/components/locations/browse/browse-view'
import type { Browsed } from '@/components/locations/browse/browsed'
import { browseTexts } from '@/components/locations/browse/texts'
import { LANDING_PAGES } from '@/lib/locations/catalogue/landing-pages'
import { cachedByTags, expirePageAtOnce, tags } from '@/lib/platform/cache'
import { isBuilding } from '@/lib/platform/env'
import { routes } from '@/lib/platform/routes'
import { listBrowsedPages } from '@/lib/providers/queries/browse'
import { pageMetadata } from '@/lib/seo/rules/page-metadata'

export const metadata = pageMetadata({
  title: browseTexts.metaTitle,
  description: browseTexts.description,
  path: routes.browseLocations(),
  isIndexable: false,
})

/** What everybody gets, the same bytes for all; while the page is built nobody can ask, and it lists the catalogue's pages. */
async function browsedPages(): Promise<Browsed[]> {
  if (isBuilding()) {
    await expirePageAtOnce()
    return LANDING_PAGES.map(({ careType, city, state, county, url }) => ({
      ...{ careType, city, state, county: `${county} County`, url },
    }))
  }
  const pages = await cachedByTags(['browsed-pages'], [tags.directory()], listBrowsedPages)
  return pages.map(({ careType, city, state, county, url }) => ({ careType, city, state, county, url }))
}

export default async function BrowseLocationsPage() {
  return <BrowseView pages={await browsedPages()} />
}

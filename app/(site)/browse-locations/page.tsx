import { browseTexts } from '@/components/locations/browse-texts'
import { BrowseView } from '@/components/locations/browse-view'
import { LANDING_PAGES } from '@/lib/locations/catalogue/landing-pages'
import { routes } from '@/lib/platform/routes'
import { pageMetadata } from '@/lib/seo/rules/page-metadata'

export const metadata = pageMetadata({
  title: browseTexts.metaTitle,
  description: browseTexts.description,
  path: routes.browseLocations(),
  isIndexable: false,
})

export default function BrowseLocationsPage() {
  return <BrowseView pages={LANDING_PAGES} />
}

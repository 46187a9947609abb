import type { Metadata } from 'next'
import { browseTexts } from '@/components/locations/browse-texts'
import { BrowseView } from '@/components/locations/browse-view'
import { LANDING_PAGES } from '@/lib/locations/catalogue/landing-pages'
import { routes } from '@/lib/platform/routes'

export const metadata: Metadata = {
  title: browseTexts.title,
  description: browseTexts.description,
  alternates: { canonical: routes.browseLocations() },
  robots: { index: false },
}

export default function BrowseLocationsPage() {
  return <BrowseView pages={LANDING_PAGES} />
}

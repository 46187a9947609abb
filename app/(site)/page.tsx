import type { FeaturedCity } from '@/components/home/cities'
import { HomeView } from '@/components/home/home-view'
import { homeTexts } from '@/components/home/texts'
import { JsonLd } from '@/components/seo/json-ld'
import { CATALOGUE_CITIES } from '@/lib/locations/catalogue/cities'
import { listFeaturedLocations } from '@/lib/locations/queries/featured-locations'
import { cachedByTags, expirePageAtOnce, tags } from '@/lib/platform/cache'
import { isBuilding, siteUrl } from '@/lib/platform/env'
import { routes } from '@/lib/platform/routes'
import { organizationMarkup, websiteMarkup } from '@/lib/seo/rules/page-markup'
import { pageMetadata } from '@/lib/seo/rules/page-metadata'

export const metadata = pageMetadata({
  title: homeTexts.metaTitle,
  description: homeTexts.metaDescription,
  path: routes.home(),
})

const CITIES_SHOWN = 9

/** The cities with the most providers; while the page is built nobody can count, and it shows the first ones without figures. */
async function featuredCities(): Promise<FeaturedCity[]> {
  const asDaycare = (slug: string, city: string, providerCount: number | null) => ({
    careType: 'daycare',
    slug,
    city,
    providerCount,
  })
  if (isBuilding()) {
    await expirePageAtOnce()
    return CATALOGUE_CITIES.slice(0, CITIES_SHOWN).map(({ slug, name }) => asDaycare(slug, name, null))
  }
  const locations = await cachedByTags(['featured-locations'], [tags.directory()], listFeaturedLocations)
  return locations
    .filter(({ providerCount }) => providerCount > 0)
    .toSorted((a, b) => b.providerCount - a.providerCount)
    .slice(0, CITIES_SHOWN)
    .map(({ slug, name, providerCount }) => asDaycare(slug, name, providerCount))
}

export default async function HomePage() {
  return (
    <>
      <JsonLd data={websiteMarkup(siteUrl())} />
      <JsonLd data={organizationMarkup(siteUrl())} />
      <HomeView cities={await featuredCities()} />
    </>
  )
}

import { getLocale, getTranslations } from 'next-intl/server'
import { type FeaturedCity, HomeView } from '@/components/content/home/home-view'
import { JsonLd } from '@/components/content/json-ld'
import { organizationMarkup, websiteMarkup } from '@/lib/content/seo/rules/markup'
import { pageMetadata } from '@/lib/content/seo/rules/metadata'
import { CATALOGUE_CITIES, defaultZipOf } from '@/lib/places/catalogue/cities'
import { cachedByTags, expirePageNow, tags } from '@/lib/platform/cache/pages'
import { isBuilding, siteUrl } from '@/lib/platform/config/env'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import { now } from '@/lib/platform/time/clock'
import { todayIn } from '@/lib/platform/time/dates'
import { listLargestCities } from '@/lib/providers/landing/queries/pages'
import { loadLocalNumbers } from './tools/local-numbers/load-numbers'

export async function generateMetadata() {
  const t = await getTranslations('content.home')
  return pageMetadata(await getLocale(), {
    title: t('metaTitle', { site: SITE.name, region: SITE.region }),
    description: t('metaDescription'),
    path: routes.home(),
  })
}

/** A single change of a provider does not invalidate this page, so its counts are at most a day old. */
export const revalidate = 86_400

const CITIES_SHOWN = 9

/** The cities with the most daycares; the build has no database and shows the first ones without counts. */
async function featuredCities(): Promise<FeaturedCity[]> {
  if (isBuilding()) {
    await expirePageNow()
    return CATALOGUE_CITIES.slice(0, CITIES_SHOWN).map(({ slug, name: city }) => ({ slug, city, providerCount: null }))
  }
  const today = todayIn(SITE.timeZone, now())
  return cachedByTags(['largest-cities', today], [tags.directory()], () => listLargestCities('daycare', CITIES_SHOWN))
}

export default async function HomePage() {
  const locale = await getLocale()
  const cities = await featuredCities()
  const found = isBuilding() ? null : await loadLocalNumbers(defaultZipOf(cities[0]?.slug ?? ''))
  return (
    <>
      <JsonLd data={websiteMarkup(locale, siteUrl())} />
      <JsonLd data={organizationMarkup(siteUrl())} />
      <HomeView cities={cities} numbers={found?.view ?? null} />
    </>
  )
}

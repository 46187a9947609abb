import { routes } from '@/lib/platform/http/routes'
import { cities } from '@/site.config'

/**
 * The cities of site.config.ts, each with its county, the ZIP code of its center (the starting point of searches from its page and of
 * distances) and the cities its page links to.
 */
type CatalogueCity = {
  slug: string
  name: string
  state: string
  county: string
  zip: string
  nearby: readonly string[] | undefined
}

export const CATALOGUE_CITIES: readonly CatalogueCity[] = cities.map(({ slug, name, county, zip, nearby }) => ({
  slug,
  name,
  state: slug.slice(-2).toUpperCase(),
  county,
  zip,
  nearby,
}))

const [first] = CATALOGUE_CITIES
/** The first city of the catalogue, used in examples. */
export const EXAMPLE_CITY = { slug: first?.slug ?? '', label: `${first?.name}, ${first?.state}` }

/** The cities linked from a place that has no neighbors in the directory: those listed for the first city, or else the three after it. */
export const DEFAULT_NEARBY: readonly string[] = cities[0]?.nearby ?? cities.slice(1, 4).map(({ slug }) => slug)

export function findCatalogueCity(slug: string): CatalogueCity | undefined {
  return CATALOGUE_CITIES.find((entry) => entry.slug === slug)
}

/** "32789" for winter-park-fl. A city outside the catalogue gets the first city's ZIP code (specification part 2, section 2). */
export function defaultZipOf(slug: string): string {
  return findCatalogueCity(slug)?.zip ?? cities[0]?.zip ?? ''
}

type ListedCareType = (typeof cities)[number]['pages'][number]

export type LandingPage = {
  careType: ListedCareType
  citySlug: string
  city: string
  state: string
  /** "Orange County" */
  county: string
  /** "/daycare/orlando-fl" */
  url: string
}

/** The listed landing pages, city by city. Other cities have pages too, but these are the ones that are linked and counted. */
export const LANDING_PAGES: readonly LandingPage[] = cities.flatMap(({ slug, name, county, pages }) =>
  pages.map((careType) => ({
    careType,
    citySlug: slug,
    city: name,
    state: slug.slice(-2).toUpperCase(),
    county: `${county} County`,
    url: routes.landing(careType, slug),
  })),
)

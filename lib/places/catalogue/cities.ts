/**
 * The 20 cities of the directory's first state, as the specification lists them (part 2, section 2), each with its county,
 * the ZIP code of its center (the starting point of searches from its page and of distances) and the three cities its page
 * links to. Those are the nearest of the 20; where fewer than three are near (Tampa, West Palm Beach, Fort Lauderdale), the
 * rest are real neighbors outside the list, not cities three hours away.
 */
export const CATALOGUE_CITIES = [
  city('orlando-fl', 'Orlando', 'Orange', '32801', ['winter-park-fl', 'altamonte-springs-fl', 'kissimmee-fl']),
  city('winter-park-fl', 'Winter Park', 'Orange', '32789', ['orlando-fl', 'altamonte-springs-fl', 'winter-springs-fl']),
  city('altamonte-springs-fl', 'Altamonte Springs', 'Seminole', '32701', [
    'winter-springs-fl',
    'lake-mary-fl',
    'winter-park-fl',
  ]),
  city('apopka-fl', 'Apopka', 'Orange', '32703', ['altamonte-springs-fl', 'winter-park-fl', 'orlando-fl']),
  city('clermont-fl', 'Clermont', 'Lake', '34711', ['apopka-fl', 'orlando-fl', 'tavares-fl']),
  city('tavares-fl', 'Tavares', 'Lake', '32778', ['leesburg-fl', 'apopka-fl', 'clermont-fl']),
  city('leesburg-fl', 'Leesburg', 'Lake', '34748', ['tavares-fl', 'clermont-fl', 'apopka-fl']),
  city('kissimmee-fl', 'Kissimmee', 'Osceola', '34741', ['st-cloud-fl', 'orlando-fl', 'clermont-fl']),
  city('st-cloud-fl', 'St Cloud', 'Osceola', '34769', ['kissimmee-fl', 'orlando-fl', 'winter-park-fl']),
  city('lake-mary-fl', 'Lake Mary', 'Seminole', '32746', ['sanford-fl', 'winter-springs-fl', 'altamonte-springs-fl']),
  city('sanford-fl', 'Sanford', 'Seminole', '32771', ['lake-mary-fl', 'deltona-fl', 'winter-springs-fl']),
  city('winter-springs-fl', 'Winter Springs', 'Seminole', '32708', [
    'lake-mary-fl',
    'altamonte-springs-fl',
    'sanford-fl',
  ]),
  city('deland-fl', 'Deland', 'Volusia', '32720', ['orange-city-fl', 'deltona-fl', 'sanford-fl']),
  city('orange-city-fl', 'Orange City', 'Volusia', '32763', ['deltona-fl', 'deland-fl', 'sanford-fl']),
  city('deltona-fl', 'Deltona', 'Volusia', '32725', ['orange-city-fl', 'sanford-fl', 'deland-fl']),
  city('lakeland-fl', 'Lakeland', 'Polk', '33801', ['winter-haven-fl', 'tampa-fl', 'kissimmee-fl']),
  city('winter-haven-fl', 'Winter Haven', 'Polk', '33880', ['lakeland-fl', 'kissimmee-fl', 'clermont-fl']),
  city('tampa-fl', 'Tampa', 'Hillsborough', '33602', ['lakeland-fl', 'brandon-fl', 'temple-terrace-fl']),
  city('west-palm-beach-fl', 'West Palm Beach', 'Palm Beach', '33401', [
    'fort-lauderdale-fl',
    'riviera-beach-fl',
    'lake-worth-fl',
  ]),
  city('fort-lauderdale-fl', 'Fort Lauderdale', 'Broward', '33301', [
    'west-palm-beach-fl',
    'hollywood-fl',
    'pompano-beach-fl',
  ]),
] as const

/** The specification's nine counties, in its order. All in Florida. */
export const CATALOGUE_COUNTIES = [
  'Orange',
  'Seminole',
  'Lake',
  'Osceola',
  'Volusia',
  'Polk',
  'Hillsborough',
  'Palm Beach',
  'Broward',
] as const

export type CatalogueCounty = (typeof CATALOGUE_COUNTIES)[number]

export type CatalogueCity = {
  slug: string
  name: string
  state: 'FL'
  county: CatalogueCounty
  zip: string
  nearby: readonly [string, string, string]
}

function city(
  slug: string,
  name: string,
  county: CatalogueCounty,
  zip: string,
  nearby: CatalogueCity['nearby'],
): CatalogueCity {
  return { slug, name, state: 'FL', county, zip, nearby }
}

/** The ZIP code of searches from the page of a city outside the catalogue: Orlando's (specification part 2, section 2). */
export const DEFAULT_ZIP = '32801'
/** The cities linked from a place without neighbors in the directory: Orlando's. */
export const DEFAULT_NEARBY: CatalogueCity['nearby'] = ['winter-park-fl', 'altamonte-springs-fl', 'kissimmee-fl']

export function findCatalogueCity(slug: string): CatalogueCity | undefined {
  return CATALOGUE_CITIES.find((entry) => entry.slug === slug)
}

/** "32789" for winter-park-fl, 32801 for a city outside the catalogue. */
export function defaultZipOf(slug: string): string {
  return findCatalogueCity(slug)?.zip ?? DEFAULT_ZIP
}

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
 * Every city has daycare. The specification says "about 48" pages and that not every city has all three; with preschool in
 * every city there would be 49. Orange City, the smallest of the 20, has only daycare: the preschools of Deltona and Deland
 * are ten minutes away and linked from its page. 20 + 19 + 9 = 48.
 */
const WITHOUT_PRESCHOOL = new Set(['orange-city-fl'])

/** The 48 listed landing pages, city by city. Other cities have pages too, but these are the ones that are linked and counted. */
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

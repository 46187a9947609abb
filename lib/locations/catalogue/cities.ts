/**
 * The 20 cities of the directory's first state, as the specification lists them (part 2, section 2), each with its county,
 * the ZIP code of its center (where a search from its page begins, and where distances to it are measured) and the three
 * cities its page links to. Those are the nearest of the 20; where fewer than three of them are near (Tampa, West Palm
 * Beach, Fort Lauderdale), real neighbors outside the list fill up rather than a city three hours away.
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

/** The page's ZIP for a search when a city has none of its own: Orlando's (specification part 2, section 2). */
export const DEFAULT_ZIP = '32801'
/** The cities linked to from a place that has no neighbors of its own: Orlando's. */
export const DEFAULT_NEARBY: CatalogueCity['nearby'] = ['winter-park-fl', 'altamonte-springs-fl', 'kissimmee-fl']

export function findCatalogueCity(slug: string): CatalogueCity | undefined {
  return CATALOGUE_CITIES.find((entry) => entry.slug === slug)
}

/** "32789" for winter-park-fl, 32801 for a city outside the catalogue. */
export function defaultZipOf(slug: string): string {
  return findCatalogueCity(slug)?.zip ?? DEFAULT_ZIP
}

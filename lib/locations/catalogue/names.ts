/** How a city is called on screen where GeoNames' spelling is not what people there use. Key: folded name and state. */
export const DISPLAY_NAMES: Record<string, string> = {
  'hallandale FL': 'Hallandale Beach',
  'dania FL': 'Dania Beach',
  'debary FL': 'DeBary',
  'labelle FL': 'LaBelle',
  'defuniaksprings FL': 'DeFuniak Springs',
}

/** Further names under which a location is found, by slug. */
export const FURTHER_NAMES: Record<string, readonly string[]> = {
  'hallandale-beach-fl': ['Hallandale'],
  'dania-beach-fl': ['Dania'],
  'lake-worth-fl': ['Lake Worth Beach'],
  'north-fort-myers-fl': ['No Ft Myers'],
  'panama-city-beach-fl': ['P C Beach', 'PCB'],
  'pinellas-park-fl': ['North Pinellas Park'],
  'loxahatchee-fl': ['Loxahatchee Groves'],
  'miami-gardens-fl': ['Carol City'],
  'st-petersburg-fl': ['St Pete'],
  'port-st-lucie-fl': ['PSL'],
  'fort-lauderdale-fl': ['Lauderdale'],
  'new-york-ny': ['New York City', 'NYC', 'Manhattan'],
  'los-angeles-ca': ['LA'],
  'san-francisco-ca': ['SF'],
  'washington-dc': ['Washington D C'],
  'philadelphia-pa': ['Philly'],
}

/** ZIP codes that GeoNames' file puts into a county their point is nowhere near. Found by distance to the county's others. */
export const COUNTY_CORRECTIONS: Record<string, string> = {
  '32753': 'Volusia',
  '33112': 'Miami-Dade',
  '33967': 'Lee',
  '33973': 'Lee',
}

/** Filed under a state, but not in it: Wake Island (under Hawaii). */
export const OUTSIDE_ZIPS = new Set(['96898'])

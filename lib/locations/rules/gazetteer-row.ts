import { COUNTY_CORRECTIONS, OUTSIDE_ZIPS } from '../catalogue/names'
import { findState } from '../catalogue/states'

/** One line of GeoNames' US.txt, as far as we use it. */
export type GazetteerRow = {
  zip: string
  city: string
  state: string
  county: { name: string; fullName: string | null } | null
  latitude: number
  longitude: number
}

/**
 * Reads one tab-separated line: country, ZIP, place, state, state code, county, county code, two more, latitude, longitude,
 * accuracy. Null for what is outside the states and DC (military post offices, territories) and for lines of another form.
 */
export function parseGazetteerLine(line: string): GazetteerRow | null {
  const [, zip = '', place = '', , state = '', county = '', , , , latitude = '', longitude = ''] = line.split('\t')
  if (
    !/^\d{5}$/.test(zip) ||
    OUTSIDE_ZIPS.has(zip) ||
    place === '' ||
    !findState(state) ||
    latitude === '' ||
    longitude === ''
  )
    return null
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  if (!Number.isFinite(point.latitude) || !Number.isFinite(point.longitude)) return null
  return {
    zip,
    city: displayCity(place),
    state,
    county: parseCounty(COUNTY_CORRECTIONS[zip] ?? county, state),
    ...point,
  }
}

/**
 * A place's name as we show it: "Saint Cloud" is "St Cloud" (the specification's spelling), "Fort Mc Coy" is "Fort McCoy",
 * and apostrophes go, since the search box accepts none.
 */
export function displayCity(place: string): string {
  return place
    .replace(/'(?=[A-Z][a-z])/g, ' ')
    .replace(/['’]/g, '')
    .replace(/\bSaint(e?)(?= )/g, 'St$1')
    .replace(/\bMc (?=[A-Z])/g, 'Mc')
    .replace(/\b(Afb|Jbphh|Mcbh)\b/g, (letters) => letters.toUpperCase())
    .replace(/LincolnS\b/, 'Lincolns')
    .trim()
}

/**
 * GeoNames writes counties in many ways: "Orange", "Caddo Parish", "Nome (CA)", "Baltimore (city)", "City of Richmond". An
 * independent city is the county of its name, but has no full name, since it is found as a city.
 */
export function parseCounty(text: string, state: string): GazetteerRow['county'] {
  const plain = text
    .replace(/['’]/g, '')
    .replace(/^Saint(?= )/, 'St.')
    .trim()
  if (plain === '' || state === 'DC') return null
  const independent = /^(.+?) \(city\)?$/.exec(plain) ?? (state === 'VA' ? /^City of (.+)$/.exec(plain) : null)
  if (independent?.[1]) return { name: independent[1], fullName: null }
  const name = plain
    .replace(/^City and (?:County|Borough) of /, '')
    .replace(
      /(?: \(CA\)| County| Parish| City and Borough| Borough| Municipality| Census Area| Regional| Region)+$/,
      '',
    )
  return { name, fullName: `${name} ${countyWord(plain, state)}` }
}

function countyWord(text: string, state: string): string {
  if (state === 'LA') return 'Parish'
  if (state === 'AK') return /\(CA\)|Census Area/.test(text) ? 'Census Area' : 'Borough'
  if (state === 'CT') return CONNECTICUT_COUNTIES.has(text) ? 'County' : 'Region'
  return 'County'
}

/** GeoNames files most of Connecticut under its planning regions, and a few ZIP codes still under the old counties. */
const CONNECTICUT_COUNTIES = new Set([
  'Fairfield',
  'Hartford',
  'Litchfield',
  'Middlesex',
  'New Haven',
  'New London',
  'Tolland',
  'Windham',
])

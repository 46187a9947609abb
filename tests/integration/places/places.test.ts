import {
  findCoverage,
  findLocation,
  findPlacesByName,
  findZip,
  listFeaturedLocations,
  nearbyLocations,
} from '@/lib/places/queries/locations'
import { resolvePlace } from '@/lib/places/queries/resolve-place'
import { clearMemoryCaches } from '@/lib/platform/cache/memory-cache'
import { testDatabase } from '@/tests/support/platform/database'
import { addProvider } from '@/tests/support/providers/add-provider'

testDatabase({ gazetteer: true })

const meaning = async (text: string) => {
  const place = await resolvePlace(text)
  if ('label' in place) return `${place.kind} ${place.label}`
  if (place.kind === 'ambiguous') return `ambiguous ${place.options.map((option) => option.label).join('; ')}`
  if (place.kind === 'unknown') return `unknown ${place.suggestions.map((option) => option.label).join('; ')}`
  return place.kind
}

test.each([
  ['32801', 'zip Orlando, FL 32801'],
  ['Winter Park, FL', 'city Winter Park, FL'],
  ['winter park fl', 'city Winter Park, FL'],
  ['st cloud', 'city St Cloud, FL'],
  ['Saint Cloud, MN', 'city St Cloud, MN'],
  ['DELAND', 'city Deland, FL'],
  ['ft lauderdale', 'city Fort Lauderdale, FL'],
  ['winter-park-fl', 'city Winter Park, FL'],
  ['Miramar', 'city Miramar, FL'],
  ['Hallandale', 'city Hallandale Beach, FL'],
  ['Portland, OR', 'city Portland, OR'],
  ['Orange County, FL', 'county Orange County, FL'],
  ['orange county', 'county Orange County, FL'],
  ['Orleans Parish', 'county Orleans Parish, LA'],
  ['Condado de Orange, FL', 'county Orange County, FL'],
  ['condado de orange', 'county Orange County, FL'],
  ['parroquia de Orleans', 'county Orleans Parish, LA'],
  ['', 'invalid'],
  ['<script>', 'invalid'],
  ["Robert'); DROP TABLE locations", 'invalid'],
])('a parent who types %j means: %s', async (text, expected) => {
  expect(await meaning(text)).toBe(expected)
})

test('a name that exists in several other states returns the states to choose from', async () => {
  const place = await resolvePlace('Springfield')
  expect(place).toMatchObject({ kind: 'ambiguous', query: 'Springfield' })
  expect(place.kind === 'ambiguous' && place.options[0]).toEqual({
    slug: 'springfield-il',
    label: 'Springfield, IL',
    stateName: 'Illinois',
    county: 'Sangamon County',
    providerCount: 0,
  })
})

test('a place in Louisiana is said to be in its parish', async () => {
  const place = await resolvePlace('70100')
  expect(place.kind === 'unknown' && place.suggestions[0]).toMatchObject({
    label: 'New Orleans, LA',
    county: 'Orleans Parish',
  })
})

test('among several, those with providers come first, with their number', async () => {
  await addProvider({ locationSlug: 'springfield-or', city: 'Springfield', state: 'OR', zip: '97477' })
  const place = await resolvePlace('Springfield')
  expect(place.kind === 'ambiguous' && place.options[0]).toMatchObject({ slug: 'springfield-or', providerCount: 1 })
})

test('a misspelled name returns the likely names', async () => {
  expect(await meaning('orlnado')).toMatch(/^unknown Orlando, FL/)
  expect(await meaning('Xqzvwk')).toBe('unknown ')
})

test('a ZIP code that does not exist returns the nearest city', async () => {
  expect(await meaning('32800')).toMatch(/^unknown Orlando, FL/)
})

test("the name of the directory's state alone returns its cities", async () => {
  expect(await meaning('Florida')).toMatch(/^unknown Orlando, FL; Winter Park, FL/)
})

test('a city is found by its address, also in an older form', async () => {
  expect((await findLocation('st-cloud-fl'))?.name).toBe('St Cloud')
  expect((await findLocation('saint-cloud-fl'))?.slug).toBe('st-cloud-fl')
  expect((await findLocation('de-land-fl'))?.slug).toBe('deland-fl')
  for (const slug of ['nowhere-fl', 'orlando', 'Orlando-FL', '', '../etc-fl', 'orlando-zz'])
    expect(await findLocation(slug)).toBeNull()
})

test('a ZIP code has its city, county, point and time zone', async () => {
  expect(await findZip('32501')).toEqual({
    zip: '32501',
    city: 'Pensacola',
    state: 'FL',
    county: 'Escambia',
    latitude: expect.closeTo(30.42, 1),
    longitude: expect.closeTo(-87.22, 1),
    locationSlug: 'pensacola-fl',
    timeZone: 'America/Chicago',
  })
  for (const zip of ['00000', '3280', "1' OR 1"]) expect(await findZip(zip)).toBeNull()
})

test("the catalogue's cities link to their three neighbors with the distance", async () => {
  const orlando = await findLocation('orlando-fl')
  const nearby = orlando ? await nearbyLocations(orlando) : []
  expect(nearby.map(({ slug }) => slug)).toEqual(['winter-park-fl', 'altamonte-springs-fl', 'kissimmee-fl'])
  expect(nearby[0]?.distanceMeters).toBeGreaterThan(5_000)
  expect(nearby[0]?.distanceMeters).toBeLessThan(9_000)
})

test('any other city links to the nearest ones that have providers, or to the default ones', async () => {
  const ocala = await findLocation('ocala-fl')
  if (!ocala) throw new Error('Ocala is missing')
  expect((await nearbyLocations(ocala)).map(({ slug }) => slug)).toEqual([
    'altamonte-springs-fl',
    'winter-park-fl',
    'kissimmee-fl',
  ])
  await addProvider({ locationSlug: 'leesburg-fl', city: 'Leesburg', zip: '34748' })
  await addProvider({ locationSlug: 'miami-fl', city: 'Miami', zip: '33101' })
  expect((await nearbyLocations(ocala)).map(({ slug }) => slug)).toEqual(['leesburg-fl'])
})

test('a search without a place offers cities with the number of their providers', async () => {
  await addProvider({ locationSlug: 'tampa-fl', city: 'Tampa', zip: '33602' })
  const featured = await listFeaturedLocations()
  expect(featured).toHaveLength(20)
  expect(featured.filter(({ providerCount }) => providerCount > 0)).toEqual([
    { slug: 'tampa-fl', name: 'Tampa', state: 'FL', county: 'Hillsborough', providerCount: 1 },
  ])
})

test('names are found in one query, in every state that has them', async () => {
  const found = await findPlacesByName(['winterpark', 'springfield', 'orangecounty', 'nowhere at all'])
  expect(found).toContainEqual({ folded: 'winterpark', name: 'Winter Park', state: 'FL' })
  expect(found).toContainEqual({ folded: 'orangecounty', name: 'Orange County', state: 'FL' })
  expect(found.filter(({ folded }) => folded === 'springfield').length).toBeGreaterThan(10)
})

test('the covered states are those with providers, and the nearest cities come first', async () => {
  clearMemoryCaches()
  const seattle = { latitude: 47.61, longitude: -122.33 }
  expect(await findCoverage(seattle)).toEqual({ states: [], nearest: [] })
  clearMemoryCaches()
  await addProvider({ name: 'In Orlando' })
  await addProvider({ name: 'In Tampa', city: 'Tampa', zip: '33602', locationSlug: 'tampa-fl' })
  const { states, nearest } = await findCoverage(seattle)
  expect(states).toEqual(['Florida'])
  expect(nearest.map(({ label, providerCount }) => [label, providerCount])).toEqual([
    ['Tampa, FL', 1],
    ['Orlando, FL', 1],
  ])
  expect(nearest[0]?.miles).toBeGreaterThan(2_000)
  clearMemoryCaches()
})

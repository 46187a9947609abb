import { findLocation, findZip, listFeaturedLocations, nearbyLocations } from '@/lib/places/queries/locations'
import { resolvePlace } from '@/lib/places/queries/resolve-place'
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
  ['', 'invalid'],
  ['<script>', 'invalid'],
  ["Robert'); DROP TABLE locations", 'invalid'],
])('a parent who types %j means: %s', async (text, expected) => {
  expect(await meaning(text)).toBe(expected)
})

test('a name in several states, none of them served, returns the alternatives', async () => {
  const place = await resolvePlace('Springfield')
  expect(place).toMatchObject({ kind: 'ambiguous', query: 'Springfield' })
  expect(place.kind === 'ambiguous' && place.options[0]).toEqual({
    slug: 'springfield-il',
    label: 'Springfield, IL',
    stateName: 'Illinois',
    county: 'Sangamon',
    providerCount: 0,
  })
})

test('among several the ones with providers come first, with how many there are', async () => {
  await addProvider({ locationSlug: 'springfield-or', city: 'Springfield', state: 'OR', zip: '97477' })
  const place = await resolvePlace('Springfield')
  expect(place.kind === 'ambiguous' && place.options[0]).toMatchObject({ slug: 'springfield-or', providerCount: 1 })
})

test('a misspelled name comes with the names it may have been', async () => {
  expect(await meaning('orlnado')).toMatch(/^unknown Orlando, FL/)
  expect(await meaning('Xqzvwk')).toBe('unknown ')
})

test('a ZIP code that does not exist comes with the city next to it', async () => {
  expect(await meaning('32800')).toMatch(/^unknown Orlando, FL/)
})

test('the name of our state alone offers its cities', async () => {
  expect(await meaning('Florida')).toMatch(/^unknown Orlando, FL; Winter Park, FL/)
})

test('a city is found by its address, also by an older way of writing it', async () => {
  expect((await findLocation('st-cloud-fl'))?.name).toBe('St Cloud')
  expect((await findLocation('saint-cloud-fl'))?.slug).toBe('st-cloud-fl')
  expect((await findLocation('de-land-fl'))?.slug).toBe('deland-fl')
  for (const slug of ['nowhere-fl', 'orlando', 'Orlando-FL', '', '../etc-fl', 'orlando-zz'])
    expect(await findLocation(slug)).toBeNull()
})

test('a ZIP code knows its city, county, point and time', async () => {
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

test('the home page counts the providers that are really there', async () => {
  await addProvider({ locationSlug: 'tampa-fl', city: 'Tampa', zip: '33602' })
  const featured = await listFeaturedLocations()
  expect(featured).toHaveLength(20)
  expect(featured.filter(({ providerCount }) => providerCount > 0)).toEqual([
    { slug: 'tampa-fl', name: 'Tampa', state: 'FL', county: 'Hillsborough', providerCount: 1 },
  ])
})

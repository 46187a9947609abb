import fc from 'fast-check'
import { findLandingPlace } from '@/lib/places/queries/locations'
import { landingLabel } from '@/lib/places/rules/place-names'
import { db } from '@/lib/platform/database/client'
import { testDatabase } from '@/tests/support/platform/database'

testDatabase({ gazetteer: true })

test('a city, a county and a ZIP code are found by their addresses, with the places that contain them', async () => {
  const orange = { kind: 'county', slug: 'orange-county-fl', name: 'Orange County', state: 'FL' }
  const orlando = { kind: 'city', slug: 'orlando-fl', name: 'Orlando', state: 'FL' }
  expect(await findLandingPlace('orlando-fl')).toMatchObject({ ...orlando, within: [orange] })
  expect(await findLandingPlace('32801')).toMatchObject({ kind: 'zip', name: '32801', within: [orange, orlando] })
  const county = await findLandingPlace('orange-county-fl')
  expect(county).toMatchObject({ ...orange, within: [], timeZone: 'America/New_York' })
  expect(await findLandingPlace('escambia-county-fl')).toMatchObject({ timeZone: 'America/Chicago' })
})

test('each has the name that a parent would use', async () => {
  const labels = await Promise.all(
    ['orlando-fl', '32801', 'orange-county-fl', 'orleans-parish-la'].map(async (slug) => {
      const place = await findLandingPlace(slug)
      return place && landingLabel(place)
    }),
  )
  expect(labels).toEqual(['Orlando, FL', '32801, Orlando, FL', 'Orange County, FL', 'Orleans Parish, LA'])
})

test('another spelling of a county finds it under its canonical address', async () => {
  expect((await findLandingPlace('saint-lucie-county-fl'))?.slug).toBe('st-lucie-county-fl')
})

test('an address in capitals finds the place too', async () => {
  expect((await findLandingPlace('Orlando-FL'))?.slug).toBe('orlando-fl')
  expect((await findLandingPlace('SAINT-LUCIE-COUNTY-FL'))?.slug).toBe('st-lucie-county-fl')
})

test('an independent city is in no county', async () => {
  expect(await findLandingPlace('alexandria-va')).toMatchObject({ kind: 'city', within: [] })
})

test('every kind of place in every state is found by its address', async () => {
  const slugs = await db().$queryRaw<{ slug: string; kind: string }[]>`
    (SELECT DISTINCT ON (state) slug, 'city' AS kind FROM locations ORDER BY state, md5(slug))
    UNION ALL (SELECT DISTINCT ON (state) slug, 'county' FROM counties ORDER BY state, md5(slug))
    UNION ALL (SELECT DISTINCT ON (state) zip::text, 'zip' FROM zip_codes ORDER BY state, md5(zip))`
  expect(slugs.length).toBeGreaterThan(140)
  for (const { slug, kind } of slugs) expect(await findLandingPlace(slug)).toMatchObject({ slug, kind })
})

test('addresses are unique: cities, counties and ZIP codes never share one', async () => {
  const shared = await db().$queryRaw`SELECT slug FROM locations INTERSECT SELECT slug FROM counties`
  expect(shared).toEqual([])
})

test.each([
  '00000',
  '3280',
  '328011',
  '32801-fl',
  'orange-county',
  'orange-county-zz',
  'nowhere-county-fl',
  "orange-county-fl'--",
  '%2e%2e-fl',
  '-fl',
  `${'a'.repeat(90)}-fl`,
  '１２３４５',
])('there is no place at %j', async (slug) => {
  expect(await findLandingPlace(slug)).toBeNull()
})

test('any string in an address is a place or not found, never an error', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[a-z0-9-]{1,30}-[a-z]{2}$/)),
      async (slug) => {
        const place = await findLandingPlace(slug)
        expect(place === null || place.slug.length > 0).toBe(true)
      },
    ),
    { numRuns: 60 },
  )
})

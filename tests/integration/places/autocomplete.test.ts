import { GET } from '@/app/api/places/autocomplete/route'
import { matchSpelling, suggestLocations } from '@/lib/places/queries/resolve-place'
import { patternWithoutEnding } from '@/lib/places/rules/suggestions'
import { db } from '@/lib/platform/database/client'
import { testDatabase } from '@/tests/support/platform/database'

testDatabase({ gazetteer: true })

const descriptions = async (input: string) => (await suggestLocations(input)).map(({ description }) => description)

test.each([
  ['orl', 'Orlando, FL'],
  ['st clo', 'St Cloud, FL'],
  ['sai', 'St Petersburg, FL'],
  ['ft laud', 'Fort Lauderdale, FL'],
  ['de la', 'Deland, FL'],
  ['winter park, f', 'Winter Park, FL'],
  ['winter park co', 'Winter Park, CO'],
  ['n miami', 'North Miami, FL'],
  ['new york', 'New York, NY'],
])('a parent who types %j sees %s first or among the first', async (input, expected) => {
  expect((await descriptions(input)).slice(0, 3)).toContain(expected)
})

test.each(['orlnado', 'orlnad', 'olando', 'orlanndo', 'prlando'])('tolerates the typo in %j', async (input) => {
  expect((await descriptions(input))[0]).toBe('Orlando, FL')
})

test.each([
  ['tmapa', 'Tampa, FL'],
  ['kisimee', 'Kissimmee, FL'],
  ['sandford', 'Sanford, FL'],
  ['altamonte sprigns', 'Altamonte Springs, FL'],
  ['fort lauderdael', 'Fort Lauderdale, FL'],
])('%j is understood as %s', async (input, expected) => {
  expect(await descriptions(input)).toContain(expected)
})

test('two typos in a name with a common ending still match, although the index omits most such names', async () => {
  const keys = [
    'bonevile',
    'etnville',
    'rothville',
    'jackksonnville',
    'grenevillle',
    'nashhvillle',
    'maidisonville',
  ].map((key) => ({ key, beside: patternWithoutEnding(key) }))
  const patterned = keys.filter(({ beside }) => beside)
  expect(patterned).toHaveLength(6)
  const alike = await db().$queryRaw<{ key: string; folded: string; isKept: boolean }[]>`
    SELECT key, folded, folded ~ beside AS "isKept"
    FROM jsonb_to_recordset(${JSON.stringify(patterned)}::jsonb) AS a(key text, beside text)
    JOIN location_aliases ON folded % key AND similarity(folded, key) >= 0.4`
  expect(new Set(alike.map(({ key }) => key)).size).toBe(6)
  expect(alike.filter(({ isKept }) => !isKept)).toEqual([])
  expect((await matchSpelling('jackksonnville', { states: ['FL'], limit: 3, withCounties: false }))[0]?.name).toBe(
    'Jacksonville',
  )
})

test('cities of the directory come before others of their state, and those before the rest of the country', async () => {
  const found = await descriptions('orange')
  expect(found.slice(0, 3)).toEqual(['Orange City, FL', 'Orange County, FL', 'Orange Park, FL'])
})

test('a county is suggested by its name', async () => {
  const [first] = await suggestLocations('orange coun')
  expect(first).toEqual({
    place_id: 'orange-county-fl',
    description: 'Orange County, FL',
    structured_formatting: { main_text: 'Orange County', secondary_text: 'Florida' },
  })
})

test('in Spanish a county is suggested after its word, and no city', async () => {
  expect((await descriptions('condado de ora'))[0]).toBe('Orange County, FL')
  const counties = await descriptions('condado de se')
  expect(counties.length).toBeGreaterThan(1)
  for (const one of counties) expect(one).toMatch(/ (County|Parish|Borough|Region|Census Area), /)
})

test('the beginning of a ZIP code is completed', async () => {
  const found = await suggestLocations('3280', 3)
  expect(found.map(({ description }) => description)).toEqual(['32801', '32802', '32803'])
  expect(found[0]?.structured_formatting).toEqual({ main_text: '32801', secondary_text: 'Orlando, FL' })
})

test('the number of suggestions is limited for any input', async () => {
  expect(await suggestLocations('sa', 1_000)).toHaveLength(10)
  expect(await suggestLocations('sa', -5)).toHaveLength(1)
})

const call = (search: string) =>
  GET(new Request(`http://localhost:3000/api/places/autocomplete${search}`), { params: Promise.resolve({}) })

test("the endpoint answers in the specification's shape, and a proxy may cache it for a while", async () => {
  const response = await call('?input=winter%20park%2C%20fl&types=(cities)')
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toMatch(/^public, max-age=60/)
  expect(await response.json()).toEqual({
    predictions: [
      {
        place_id: 'winter-park-fl',
        description: 'Winter Park, FL',
        structured_formatting: { main_text: 'Winter Park', secondary_text: 'Florida' },
      },
    ],
  })
})

test.each([
  '',
  '?input=',
  '?input=o',
  '?input=%3Cscript%3E',
  "?input='%20OR%201%3D1",
  '?input=%F0%9F%99%82%F0%9F%99%82',
  '?input=%25%25',
])('nothing is suggested for %j, without an error', async (search) => {
  const response = await call(search)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ predictions: [] })
})

test.each([
  '?input=or%00lando',
  `?input=${'a'.repeat(5_000)}`,
  '?input=orlando&input=tampa',
  '?input=orlando&types=everything',
])('an invalid request is refused with a message', async (search) => {
  const response = await call(search)
  expect(response.status).toBe(400)
  expect((await response.json()).message).toMatch(/\w+ .*\.$/)
})

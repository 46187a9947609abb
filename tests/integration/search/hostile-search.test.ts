import fc from 'fast-check'
import { searchProviders } from '@/lib/search/queries/search'
import { readSearch, searchFields } from '@/lib/search/schema'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider, ORLANDO } from '@/tests/support/providers/add-provider'

testDatabase()

const nasty = fc.constantFrom(
  "'; DROP TABLE providers; --",
  '" OR "1"="1',
  '\0',
  '%00',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '9'.repeat(5_000),
  '-1',
  '1e309',
  'NaN',
  '{"$gt":""}',
  '‮‭',
  '🧸'.repeat(300),
)
const good = fc.constantFrom('infants', 'vpk', 'confirmed', '1', '14', '0-300', '07:30', '25', 'price', 'center')

test('a search answers whatever its address contains', async () => {
  await addLocation()
  await addProvider()
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.constantFrom(...Object.keys(searchFields)), fc.oneof(nasty, good)),
      async (query) => {
        const { search } = readSearch(query)
        const area = { center: ORLANDO, timeZone: 'America/New_York', radiusMeters: 16_000 }
        const { total, providers } = await searchProviders(area, search, new Date('2026-11-18T15:00:00Z'))
        expect(total).toBeLessThanOrEqual(1)
        expect(providers.length).toBeLessThanOrEqual(total)
      },
    ),
    { numRuns: 60 },
  )
})

test('a county with any name is only a name', async () => {
  await addLocation()
  const area = { center: ORLANDO, timeZone: 'America/New_York', county: "Orange' OR 'a'='a" }
  expect((await searchProviders(area, readSearch({}).search, new Date())).total).toBe(0)
})

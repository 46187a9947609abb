import { searchProviders } from '@/lib/search/queries/search'
import { EMPTY_SEARCH } from '@/lib/search/rules/filters'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider, ORLANDO } from '@/tests/support/providers/add-provider'

testDatabase()

const SECRET = { street: '77 Hidden Hollow Ct', latitude: ORLANDO.latitude + 0.031_337, longitude: ORLANDO.longitude }
const search = (miles: number) =>
  searchProviders(
    { center: ORLANDO, timeZone: 'America/New_York', radiusMeters: miles * 1609.344 },
    EMPTY_SEARCH,
    new Date('2026-11-18T15:00:00Z'),
  )

test('a search reveals neither the street nor the point of a family home, and measures from its ZIP', async () => {
  await addLocation()
  await addProvider({ name: 'Maple Lane Family Home', kind: 'family_home', ...SECRET })
  const { providers } = await search(10)
  expect(providers).toHaveLength(1)
  expect(providers[0]).toMatchObject({ street: null, ...ORLANDO, distanceMeters: 0 })
  expect(JSON.stringify(providers)).not.toMatch(/Hidden|Hollow|28\.569/)
})

test('searching in smaller and smaller circles does not reveal where a home is', async () => {
  await addLocation()
  await addProvider({ kind: 'family_home', ...SECRET })
  expect((await search(0.1)).total).toBe(1)
})

test('no search result contains contact data', async () => {
  await addLocation()
  await addProvider({ phone: '(407) 555-0123', email: 'desk@harbor.test', website: 'https://harbor.test' })
  const found = await search(10)
  expect(found.providers).toHaveLength(1)
  expect(JSON.stringify(found)).not.toMatch(/555|harbor\.test/)
})

import { GET } from '@/app/api/map/places/route'
import { findMapPlaces } from '@/lib/places/queries/locations'
import { testDatabase } from '@/tests/support/platform/database'

testDatabase({ gazetteer: true })

const ask = (query: string) =>
  GET(new Request(`http://localhost:3000/api/map/places${query}`), { params: Promise.resolve({}) })

test('around Orlando the map knows the city first, its neighbors, and its counties', async () => {
  const places = await findMapPlaces({ south: 28.2, west: -81.8, north: 28.9, east: -81 })
  expect(places[0]).toMatchObject({ name: 'Orlando', kind: 'city' })
  const names = places.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['Winter Park', 'Kissimmee', 'Orange County', 'Seminole County']))
})

test('from afar only the largest cities are named', async () => {
  const answer = await ask('?bounds=24,-90,31,-79')
  const { places } = (await answer.json()) as { places: { kind: string; name: string }[] }
  expect(places.length).toBeLessThanOrEqual(60)
  expect(places.every(({ kind }) => kind === 'city')).toBe(true)
  expect(places.map(({ name }) => name)).toEqual(expect.arrayContaining(['Miami', 'Tampa', 'Jacksonville']))
  expect(answer.headers.get('cache-control')).toMatch(/s-maxage/)
})

test.each([
  '',
  '?bounds=',
  '?bounds=NaN,NaN,NaN,NaN',
  '?bounds=28.7,-81.6,28.4,-81.2',
  '?bounds=-90,-180,90,180',
  "?bounds=28.4,-81.6,28.7,-81.2'--",
  '?bounds=28,-82,29,-81&bounds=28,-82,29,-81',
  `?bounds=${'9'.repeat(5000)}`,
])('%s is rejected with a message', async (query) => {
  const answer = await ask(query)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ fields: { bounds: expect.stringMatching(/^An area must read/) } })
})

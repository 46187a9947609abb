import { GET } from '@/app/api/places/search/route'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider, ORLANDO } from '@/tests/support/providers/add-provider'

testDatabase()

const north = (degrees: number) => ({ ...ORLANDO, latitude: ORLANDO.latitude + degrees })

async function ask(query: Record<string, string>) {
  const request = new Request(`http://localhost/api/places/search?${new URLSearchParams(query)}`)
  const response = await GET(request, { params: Promise.resolve({}) })
  return { status: response.status, total: response.headers.get('x-total-count'), body: await response.json() }
}

beforeEach(async () => {
  await addLocation()
  await addLocation('north-fl', '32789', north(0.2))
  await addLocation('far-fl', '32202', north(1.8))
})

test('a parent searches along the way to work and sees the extra miles', async () => {
  await addProvider({ name: 'On the way', ...north(0.1) })
  await addProvider({ name: 'Behind home', ...north(-0.03) })
  await addProvider({ name: 'Far behind', ...north(-0.09) })
  const { status, total, body } = await ask({ zipCode: '32801', workZip: '32789' })
  expect([status, total]).toEqual([200, '2'])
  expect(body).toMatchObject([
    { name: 'On the way', distance_miles: 6.9, detour_miles: 0 },
    { name: 'Behind home', distance_miles: 2.1, detour_miles: 4.1 },
  ])
  expect((await ask({ zipCode: '32801', workZip: '32789', detour: '1' })).total).toBe('1')
  expect((await ask({ zipCode: '32801', workZip: '32789', detour: '15' })).total).toBe('3')
})

test('without a way to work there is no detour in the result', async () => {
  await addProvider()
  const { body } = await ask({ zipCode: '32801' })
  expect(body[0]).not.toHaveProperty('detour_miles')
})

test('work in the same ZIP code is a round trip', async () => {
  await addProvider(north(0.03))
  const { body } = await ask({ zipCode: '32801', workZip: '32801' })
  expect(body).toMatchObject([{ detour_miles: 4.1 }])
})

test.each([
  ['an unknown ZIP code', { workZip: '00000' }, 'workZip', /^We can’t find the work ZIP code 00000/],
  ['work too far away', { workZip: '32202' }, 'workZip', /^Home and work are about 124 miles apart/],
  ['a name instead of digits', { workZip: 'Winter Park' }, 'workZip', /^A work ZIP code has 5 digits/],
  ['SQL', { workZip: "32789' OR '1'='1" }, 'workZip', /^A work ZIP code has 5 digits/],
  ['5,000 digits', { workZip: '3'.repeat(5_000) }, 'workZip', /long/],
  ['a detour of 3 miles', { workZip: '32789', detour: '3' }, 'detour', /^The detour must be/],
  ['a detour without work', { detour: '5' }, 'detour', /needs a work ZIP code/],
  ['an order by detour without work', { sort: 'detour' }, 'sort', /needs a work ZIP code/],
])('%s is refused with a message', async (_, query: Record<string, string>, field, sentence) => {
  const { status, body } = await ask({ zipCode: '32801', ...query })
  expect(status).toBe(400)
  expect(body.fields[field]).toBe(body.message)
  expect(body.message).toMatch(sentence)
})

test('an unknown home gives an empty list, whatever the way to work', async () => {
  expect(await ask({ zipCode: '00000', workZip: '32789' })).toEqual({ status: 200, total: '0', body: [] })
})

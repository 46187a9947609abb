import { GET } from '@/app/api/places/search/route'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider, ORLANDO } from '@/tests/support/providers/add-provider'

testDatabase()

const context = { params: Promise.resolve({}) }
async function ask(query: Record<string, string> | string) {
  const response = await GET(new Request(`http://localhost/api/places/search?${new URLSearchParams(query)}`), context)
  return { status: response.status, total: response.headers.get('x-total-count'), body: await response.json() }
}

async function addOrlando() {
  await addLocation()
  const { db } = await import('@/lib/platform/database/client')
  await db().locationAlias.create({ data: { folded: 'orlando', locationSlug: 'orlando-fl', state: 'FL', rank: 0 } })
}

test('a parent searches 32801 and gets providers in the agreed format', async () => {
  await addOrlando()
  const { slug } = await addProvider({
    ageMinMonths: 1,
    ageMaxMonths: 71,
    curricula: ['montessori'],
    programs: ['vpk'],
  })
  const { status, total, body } = await ask({ zipCode: '32801' })
  expect([status, total]).toEqual([200, '1'])
  expect(body).toEqual([
    {
      id: slug,
      place_id: slug,
      name: 'Little Harbor Academy',
      image: '/media/illustrations/listing-24.jpg',
      rating: null,
      user_ratings_total: 0,
      location: '214 E Robinson St, Orlando, FL 32801',
      ageRange: '6 weeks – 5 years',
      tags: [
        { label: 'Daycare', color: 'blue' },
        { label: 'Montessori', color: 'green' },
        { label: 'VPK', color: 'yellow' },
      ],
      isSponsored: false,
      price_level: null,
      distance_miles: 0,
    },
  ])
})

test('a city is found by name, with filters, order and pages', async () => {
  await addOrlando()
  for (let index = 0; index < 23; index++)
    await addProvider({
      name: `No. ${index}`,
      latitude: ORLANDO.latitude + index / 1000,
      programs: index < 22 ? ['vpk'] : [],
    })
  const second = await ask({ zipCode: 'orlando', program: 'vpk', sort: 'distance', page: '2' })
  expect(second.total).toBe('22')
  expect(second.body.map(({ name }: { name: string }) => name)).toEqual(['No. 20', 'No. 21'])
})

test('an unknown ZIP code is an empty list', async () => {
  expect(await ask({ zipCode: '00000' })).toEqual({ status: 200, total: '0', body: [] })
})

test('of several cities with one name the answer is which', async () => {
  await addLocation('springfield-il', '62701')
  await addLocation('springfield-ma', '01103')
  const { db } = await import('@/lib/platform/database/client')
  await db().locationAlias.createMany({
    data: ['il', 'ma'].map((state) => ({
      folded: 'springfield',
      locationSlug: `springfield-${state}`,
      state: state.toUpperCase(),
      rank: 9,
    })),
  })
  const { status, body } = await ask({ zipCode: 'Springfield' })
  expect(status).toBe(400)
  expect(body.fields.zipCode).toMatch(/^Several places have this name: .*Add the state\.$/)
})

test.each([
  ['nothing', {}, 'zipCode'],
  ['spaces', { zipCode: '   ' }, 'zipCode'],
  ['5,000 characters', { zipCode: 'a'.repeat(5_000) }, 'zipCode'],
  ['a script', { zipCode: '<script>alert(1)</script>' }, 'zipCode'],
  ['SQL', { zipCode: "32801' OR '1'='1" }, 'zipCode'],
  ['nine digits', { zipCode: '328011234' }, 'zipCode'],
  ['page -1', { zipCode: '32801', page: '-1' }, 'page'],
  ['age abc', { zipCode: '32801', age: 'abc' }, 'age'],
  ['an unknown order', { zipCode: '32801', sort: 'sponsored' }, 'sort'],
])('%s is rejected with a message', async (_, query: Record<string, string>, field) => {
  const { status, body } = await ask(query)
  expect(status).toBe(400)
  expect(body.fields[field]).toBe(body.message)
  expect(body.message.length).toBeLessThan(120)
})

test('NUL is rejected', async () => {
  const { status } = await ask('zipCode=32801%00')
  expect(status).toBe(400)
})

test('unknown parameters are ignored', async () => {
  await addOrlando()
  expect((await ask({ zipCode: '32801', caregiverId: '1', '__proto__[x]': 'y' })).status).toBe(200)
})

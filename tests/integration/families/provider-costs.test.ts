import { GET } from '@/app/api/costs/[id]/route'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'

testDatabase()
beforeEach(() => addLocation())

const facts = { tuition: { source: 'provider' as const, sourceName: 'the provider', confirmedOn: '2026-09-01' } }
const priced = (more: Parameters<typeof addProvider>[0] = {}) =>
  addProvider({
    county: 'Orange',
    ageMinMonths: 0,
    ageMaxMonths: 71,
    ageBands: [{ band: 'one', tuitionWeeklyCents: 28_500 }],
    facts,
    ...more,
  })
async function costsOf(id: string) {
  const answer = await GET(new Request(`http://localhost:3000/api/costs/${id}`), { params: Promise.resolve({ id }) })
  return { status: answer.status, headers: answer.headers, json: await answer.json() }
}

test('a parent gets the prices that the provider stated, and for the other rooms the local median', async () => {
  for (const [index, cents] of [20_000, 21_000, 22_000, 23_000].entries())
    await priced({ name: `Beside ${index}`, ageBands: [{ band: 'two', tuitionWeeklyCents: cents }] })
  const { slug } = await priced({
    registrationFeeCents: 12_500,
    siblingDiscountPercent: 10,
    programs: ['vpk'],
    ageBands: [
      { band: 'one', tuitionWeeklyCents: 28_500 },
      { band: 'two', tuitionWeeklyCents: null },
    ],
  })
  await priced({ name: 'The fifth', ageBands: [{ band: 'two', tuitionWeeklyCents: 24_000 }] })
  const { status, headers, json } = await costsOf(slug)
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toContain('public')
  expect(json).toMatchObject({
    rooms: {
      infant: { source: { kind: 'survey', county: 'Orange', year: 2017 } },
      one: { weeklyCents: 28_500, source: { kind: 'provider', by: 'the provider', day: '2026-09-01' } },
      two: { weeklyCents: 22_000, source: { kind: 'directory', scope: { kind: 'city' }, providers: 5 } },
    },
    notTaken: [],
    registrationFee: { cents: 12_500, median: null },
    siblingDiscountPercent: 10,
    offersVpk: true,
  })
})

test('no costs are calculated for a provider that is closed, in another state or unknown, nor for an invalid id', async () => {
  const closed = await priced({ name: 'Closed', status: 'closed' })
  await addLocation('macon-ga', '31201')
  const away = await priced({ name: 'Away', city: 'Macon', state: 'GA', locationSlug: 'macon-ga', zip: '31201' })
  for (const id of [closed.slug, away.slug, 'nobody-k3f9', '%00', "'; --"]) expect((await costsOf(id)).status).toBe(404)
  expect((await costsOf('x'.repeat(201))).status).toBe(400)
})

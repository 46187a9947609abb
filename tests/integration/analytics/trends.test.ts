import { cookies } from 'next/headers'
import { POST } from '@/app/api/search-counts/route'
import { GET } from '@/app/api/trends/[report]/route'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { personOf } from '@/tests/support/billing/paying'
import { publicIdOf } from '@/tests/support/enrollment/conversation'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'

jest.mock('next/headers', () => ({ cookies: jest.fn() }))
testDatabase()

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'
let day = 0
// Each test has its own day, because the process caches the day's salt.
beforeEach(async () => {
  await signIn(null)
  day += 1
  setClock(new Date(Date.UTC(2027, 1, day, 14, 20)))
  await addLocation()
})
afterAll(() => setClock(undefined))

async function signIn(person: SignedInActor | null) {
  const value = person && (await sessionCookie(person)).split('=')[1]
  jest.mocked(cookies).mockResolvedValue({ get: () => (value ? { name: 'session', value } : undefined) } as never)
}

async function search(address: string, from = '203.0.113.1', agent = BROWSER) {
  const response = await POST(
    new Request('http://localhost:3000/api/search-counts', {
      method: 'POST',
      body: JSON.stringify({ search: address }),
      headers: { 'user-agent': agent, 'x-forwarded-for': from, origin: 'http://localhost:3000' },
    }),
    { params: Promise.resolve({}) },
  )
  return response.status
}
const families = async (count: number, address: string) => {
  for (let one = 0; one < count; one += 1) await search(address, `203.0.113.${one + 1}`)
}
const counted = async () =>
  (await db().searchCount.findMany({ orderBy: [{ place: 'asc' }, { kind: 'asc' }, { key: 'asc' }] })).map(
    ({ place, kind, key, count }) => `${place} ${kind} ${key} ${count}`,
  )

async function provider(plan: 'STARTER' | 'PRO' | null) {
  const { id: providerId } = await addProvider({ name: 'Sunny Sprouts' })
  const time = { periodStart: new Date('2027-01-01'), periodEnd: new Date('2028-01-01') }
  if (plan) await db().subscription.create({ data: { providerId, plan, ...time, anchorDay: 1 } })
  return { providerId, id: await publicIdOf(providerId), rosa: await personOf(providerId, 'editor') }
}
async function call(report: string, person: SignedInActor, id?: string) {
  await signIn(person)
  const query = id ? `?providerId=${id}` : ''
  const response = await GET(new Request(`http://localhost:3000/api/trends/${report}${query}`), {
    params: Promise.resolve({ report }),
  })
  return { status: response.status, json: await response.json() }
}

test('a search is counted by place, age, filter and hour separately, once per person and day', async () => {
  expect(await search('zipCode=32801&age=14&program=vpk')).toBe(204)
  expect(await search('zipCode=32801&age=14&program=vpk')).toBe(204)
  // 14:20 UTC is 9:20 in Orlando.
  expect(await counted()).toEqual([
    '32801 search  1',
    '32801 age one 1',
    '32801 filter program:vpk 1',
    '32801 hour 9 1',
  ])
  await db().locationAlias.create({ data: { folded: 'orlando', locationSlug: 'orlando-fl', state: 'FL', rank: 1 } })
  await search('zipCode=orlando, fl', '203.0.113.2')
  expect(await counted()).toContain('orlando-fl search  1')
})

test('bots, providers and admins are not counted, nor are unknown places', async () => {
  await search('zipCode=32801', '203.0.113.1', 'curl/8.5.0')
  for (const role of ['careprovider', 'admin'] as const) {
    await signIn(await createActor(role))
    await search('zipCode=32801')
  }
  await signIn(null)
  for (const address of ['zipCode=99999', 'zipCode=', 'x', '%E0%A4%A', `zipCode=${'x'.repeat(900)}`])
    expect(await search(address)).toBe(204)
  expect(await counted()).toEqual([])
})

test('the counts contain nothing about the person who searched', async () => {
  await search('zipCode=32801', '198.51.100.77')
  const rows = await db().$queryRaw<{ text: string }[]>`
    SELECT row_to_json(c)::text AS text FROM search_counts c UNION ALL SELECT row_to_json(m)::text FROM interaction_marks m`
  expect(rows).toHaveLength(4)
  const text = rows.map((row) => row.text).join()
  expect(text).not.toMatch(/198\.51|Firefox/)
  // A mark is bytes, which are written as hexadecimal digits.
  expect(text).not.toContain(Buffer.from('198.51').toString('hex'))
})

test('the Starter plan shows searches nearby by five families or more, and no smaller count', async () => {
  const { rosa, id } = await provider('STARTER')
  await families(6, 'zipCode=32801&ageRange=infant&program=vpk')
  await families(4, 'zipCode=32801&language=spanish')
  const received = await call('search-patterns', rosa, id)
  expect(received).toMatchObject({
    status: 200,
    json: { days: 30, searches: 6, places: [{ label: '32801', searches: 6 }] },
  })
  expect((await call('popular-filters', rosa)).json.filters).toEqual([{ group: 'program', value: 'vpk', searches: 6 }])
  const { hours } = (await call('peak-times', rosa)).json
  expect(hours).toHaveLength(24)
  expect(hours[9]).toEqual({ hour: 9, searches: 6 })
  expect(hours[10]).toEqual({ hour: 10, searches: null })
})

test('fewer than five searches show no count', async () => {
  const { rosa } = await provider('STARTER')
  await families(4, 'zipCode=32801&program=vpk')
  expect((await call('search-patterns', rosa)).json).toEqual({ days: 30, searches: null, places: [], ages: [] })
  expect((await call('popular-filters', rosa)).json.filters).toEqual([])
})

test('exactly five show a count, and the total reveals nothing about a place with fewer', async () => {
  const { rosa } = await provider('STARTER')
  await families(5, 'zipCode=32801&program=vpk')
  await db().locationAlias.create({ data: { folded: 'orlando', locationSlug: 'orlando-fl', state: 'FL', rank: 1 } })
  await families(4, 'zipCode=orlando, fl')
  expect((await call('search-patterns', rosa)).json).toMatchObject({
    searches: 5,
    places: [{ label: '32801', searches: 5 }],
  })
  expect((await call('popular-filters', rosa)).json.filters).toEqual([{ group: 'program', value: 'vpk', searches: 5 }])
})

test('distant searches and those more than thirty days old do not count', async () => {
  const { rosa } = await provider('STARTER')
  await addLocation('miami-fl', '33101', { latitude: 25.77, longitude: -80.19 })
  await families(6, 'zipCode=33101')
  const data = { place: '32801', kind: 'search', key: '', count: 50 } as const
  await db().searchCount.create({ data: { ...data, day: new Date('2026-12-01') } })
  expect((await call('search-patterns', rosa)).json.searches).toBeNull()
})

test('the plan is checked on the server, and a provider without it reads which plan it needs', async () => {
  const [free, starter] = [await provider(null), await provider('STARTER')]
  for (const report of ['search-patterns', 'popular-filters', 'peak-times', 'market-insights']) {
    const { status, json } = await call(report, free.rosa, free.id)
    expect(status).toBe(403)
    expect(json.message).toMatch(/ is part of (Starter|Pro)\. Your plan is Basic\.$/)
  }
  expect((await call('market-insights', starter.rosa, starter.id)).json.message).toBe(
    'Your prices next to others is part of Pro. Your plan is Starter.',
  )
  expect((await call('search-patterns', starter.rosa, free.id)).status).toBe(403)
})

test("the Pro plan shows the provider's price beside the median of five others or more", async () => {
  const { rosa, providerId } = await provider('PRO')
  expect((await call('market-insights', rosa)).json).toEqual({ prices: [], openings: null })
  for (const cents of [20_000, 25_000, 30_000, 35_000, 40_000])
    await addProvider({
      name: `At ${cents}`,
      ageBands: [{ band: 'infant', tuitionWeeklyCents: cents }],
      facts: { tuition: { source: 'provider', sourceName: 'the provider', confirmedOn: '2027-01-15' } },
    })
  await db().providerAgeBand.deleteMany({ where: { providerId } })
  await db().providerAgeBand.create({ data: { providerId, band: 'infant', tuitionWeeklyCents: 33_000 } })
  const { json } = await call('market-insights', rosa)
  expect(json.prices).toContainEqual({
    band: 'infant',
    ownCents: 33_000,
    medianCents: expect.any(Number),
    providers: expect.any(Number),
    place: expect.any(String),
  })
  expect(json.openings).toMatchObject({ providers: 6 })
})

import { cookies } from 'next/headers'
import { GET, POST } from '@/app/api/analytics/pageviews/route'
import { analyticsTasks } from '@/lib/admin/jobs/tasks'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import type { Role } from '@/prisma/generated/enums'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation } from '@/tests/support/providers/add-provider'

jest.mock('next/headers', () => ({ cookies: jest.fn() }))
testDatabase()

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'
let day = 0
/** Each test has its own day, because the process caches the day's salt. */
const nextDay = () => setClock(new Date(Date.UTC(2027, 1, ++day, 12)))

beforeEach(async () => {
  await signedInAs(null)
  nextDay()
  await addLocation()
})
afterEach(() => setClock(undefined))

async function signedInAs(role: Role | null) {
  const value = role && (await sessionCookie(await createActor(role))).split('=')[1]
  jest.mocked(cookies).mockResolvedValue({ get: () => (value ? { name: 'session', value } : undefined) } as never)
}

type Sender = { address?: string; agent?: string; origin?: string }
async function open(
  path: unknown,
  { address = '203.0.113.1', agent = BROWSER, origin = 'http://localhost:3000' }: Sender = {},
) {
  const request = new Request('http://localhost:3000/api/analytics/pageviews', {
    method: 'POST',
    body: JSON.stringify({ path }),
    headers: { 'user-agent': agent, 'x-forwarded-for': address, origin },
  })
  return (await POST(request, { params: Promise.resolve({}) })).status
}

async function read() {
  const response = await GET(new Request('http://localhost:3000/api/analytics/pageviews'), {
    params: Promise.resolve({}),
  })
  return { status: response.status, body: await response.json() }
}

const rows = () => db().pageView.findMany({ orderBy: [{ path: 'asc' }, { day: 'asc' }] })

test('an admin reads how often each page was opened', async () => {
  for (const path of ['/faq', '/daycare/orlando-fl', '/daycare/orlando-fl']) expect(await open(path)).toBe(204)
  await signedInAs('admin')
  expect(await read()).toEqual({ status: 200, body: { '/daycare/orlando-fl': 2, '/faq': 1 } })
})

test.each(['caregiver', 'careprovider'] as const)(
  'a %s may not read the counts, and neither may a visitor',
  async (role) => {
    expect((await read()).status).toBe(401)
    await signedInAs(role)
    expect((await read()).status).toBe(403)
  },
)

test('every view counts, and a person counts once a day', async () => {
  await open('/faq')
  await open('/faq')
  await open('/faq', { address: '203.0.113.2' })
  expect(await rows()).toMatchObject([{ path: '/faq', views: 3, visitors: 2 }])
  nextDay()
  await open('/faq')
  expect(await rows()).toMatchObject([{ views: 3 }, { views: 1, visitors: 1 }])
})

test('the day of a person does not end in the evening, when it does in UTC', async () => {
  for (const hour of [23, 25]) {
    setClock(new Date(Date.UTC(2027, 1, day, hour, 30)))
    await open('/faq')
  }
  expect(await rows()).toMatchObject([{ views: 2, visitors: 1 }])
})

test('views of two pages cannot be linked to the same person', async () => {
  await open('/faq')
  await open('/safety')
  const marks = await db().interactionMark.findMany()
  expect(new Set(marks.map(({ mark }) => Buffer.from(mark).toString('hex'))).size).toBe(2)
  const dump = await db().$queryRaw`SELECT m::text FROM interaction_marks m UNION ALL SELECT v::text FROM page_views v`
  expect(JSON.stringify(dump)).not.toMatch(/203\.0\.113|Firefox/)
})

test('the salt is deleted when the day is over, even without further requests', async () => {
  await open('/faq')
  nextDay()
  await analyticsTasks[0]?.run({}, {} as never)
  expect([await db().interactionSalt.count(), await db().interactionMark.count()]).toEqual([0, 0])
  expect(await rows()).toHaveLength(1)
})

test('views more than thirty days old are not included', async () => {
  await open('/faq')
  setClock(new Date(Date.UTC(2027, 1, day + 30, 12)))
  await signedInAs('admin')
  expect((await read()).body).toEqual({})
})

test('bots and admins do not count', async () => {
  await open('/faq', { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' })
  await signedInAs('admin')
  await open('/faq')
  expect(await rows()).toEqual([])
})

test('unknown places and invalid paths are not stored', async () => {
  for (const path of ['/daycare/nowhere-fl', '/daycare/99999', '/settings', '/faq?x=1', "/daycare/' OR 1=1 --"])
    expect(await open(path)).toBe(204)
  expect([await rows(), await db().interactionMark.count()]).toEqual([[], 0])
})

test('twenty concurrent views are twenty views by one person', async () => {
  await Promise.all(Array.from({ length: 20 }, () => open('/faq')))
  expect(await rows()).toMatchObject([{ views: 20, visitors: 1 }])
})

test.each([[undefined], [''], [7], ['/'.repeat(201)]])('the path %j is refused', async (path) => {
  expect(await open(path)).toBe(400)
})

test('requests from other sites do not count', async () => {
  expect(await open('/faq', { origin: 'https://elsewhere.example' })).toBe(403)
  expect(await rows()).toEqual([])
})

import { cookies } from 'next/headers'
import { GET as getDetails } from '@/app/api/places/details/[id]/route'
import { GET as getSearch } from '@/app/api/places/search/route'
import { db } from '@/lib/platform/database/client'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'
import {
  details,
  foundPlace,
  type GoogleServer,
  json,
  SUNNY_ID,
  startGoogleServer,
  text,
} from '@/tests/support/servers/google-server'

jest.mock('next/headers', () => ({ cookies: jest.fn() }))
testDatabase()

let google: GoogleServer
beforeAll(async () => {
  google = await startGoogleServer()
  Object.assign(process.env, { GOOGLE_MAPS_API_KEY: 'k', GOOGLE_MAPS_BASE_URL: google.baseUrl })
})
afterAll(() => google.stop())
beforeEach(() => signedInWith())

function signedInWith(cookie?: string) {
  const value = cookie?.split('=')[1]
  jest.mocked(cookies).mockResolvedValue({ get: () => (value ? { name: 'session', value } : undefined) } as never)
}

async function search(query: Record<string, string>) {
  const request = new Request(`http://localhost/api/places/search?${new URLSearchParams(query)}`)
  const response = await getSearch(request, { params: Promise.resolve({}) })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

async function ask(id: string) {
  const request = new Request(`http://localhost/api/places/details/${encodeURIComponent(id)}`)
  const response = await getDetails(request, { params: Promise.resolve({ id }) })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

const finds = json({ status: 'OK', html_attributions: [], results: [foundPlace()] })

test("if the directory has no match, a parent gets Google's places, marked as Google's and not stored", async () => {
  await addLocation()
  google.setReply(finds)
  const { status, headers, body } = await search({ zipCode: '32801' })
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('x-total-count')).toBe('1')
  expect(body).toMatchObject([{ place_id: SUNNY_ID, name: 'Sunny Steps Child Care', source: 'google' }])
})

test('if the directory has a match, Google is not called', async () => {
  await addLocation()
  const { slug } = await addProvider()
  google.setReply(finds)
  const { body, headers } = await search({ zipCode: '32801' })
  expect(body.map(({ id }: { id: string }) => id)).toEqual([slug])
  expect(headers.get('cache-control')).toContain('s-maxage=60')
  expect((await search({ zipCode: '32801', program: 'vpk' })).body).toEqual([])
  expect((await search({ zipCode: '00000' })).body).toEqual([])
  expect(google.requests).toHaveLength(0)
})

test('while Google fails, only the directory answers', async () => {
  await addLocation()
  google.setReply(text('', 500))
  expect(await search({ zipCode: '32801' })).toMatchObject({ status: 200, body: [] })
  expect(google.requests).toHaveLength(1)
})

test('a visitor gets a Google place without contact data, a signed-in parent with it; no proxy caches either', async () => {
  google.setReply(json(details()))
  const visitor = await ask(SUNNY_ID)
  expect(visitor).toMatchObject({ status: 200, body: { name: 'Sunny Steps Child Care', source: 'google' } })
  expect(JSON.stringify(visitor.body)).not.toMatch(/555|sunny-steps\.example|phone|website/)
  expect(visitor.headers.get('cache-control')).toBe('private, no-store')
  signedInWith(await sessionCookie(await createActor('caregiver')))
  expect((await ask(SUNNY_ID)).body).toMatchObject({ formatted_phone_number: '(407) 555-0142' })
})

test('a place that Google does not know is not found; while Google fails, the response says so', async () => {
  google.setReply(json({ status: 'NOT_FOUND' }))
  expect((await ask(SUNNY_ID)).status).toBe(404)
  google.setReply(text('', 500))
  expect(await ask(SUNNY_ID)).toMatchObject({ status: 503, body: { message: expect.stringContaining('Google') } })
})

test('no table stores anything of the response except that the place was requested', async () => {
  await addLocation()
  const before = await rowCounts()
  google.setReply(finds)
  await search({ zipCode: '32801' })
  google.setReply(json(details()))
  await ask(SUNNY_ID)
  const after = await rowCounts()
  expect({ ...after, source_calls: 0 }).toEqual(before)
  expect(await db().sourceCall.findMany()).toEqual([{ source: 'google', day: expect.any(Date), calls: 2 }])
})

async function rowCounts() {
  const tables = await db().$queryRaw<{ name: string }[]>`
    SELECT relname::text AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await db().$queryRawUnsafe<{ count: number }[]>(`SELECT count(*)::int AS count FROM "${name}"`)
    counts[name] = row?.count ?? 0
  }
  return counts
}

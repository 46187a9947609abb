import { z } from 'zod'
import { ConflictError, TooManyRequestsError } from '@/lib/platform/http/errors'
import { asWritten } from '@/lib/platform/language/message'
import { englishText } from '@/lib/platform/language/translate'
import { logger } from '@/lib/platform/logging/logger'
import { defineRoute } from './define-route'

const SITE = 'http://localhost:3000'
const before = { ...process.env }

beforeAll(() => {
  Object.assign(process.env, {
    DATABASE_URL: 'postgresql://none@localhost:1/none',
    SITE_URL: SITE,
    TRUSTED_PROXY_HOPS: '1',
  })
})
afterAll(() => {
  process.env = before
})

type Route = (request: Request, context: { params: Promise<Record<string, string | string[]>> }) => Promise<Response>
type Call = {
  path?: string
  method?: string
  headers?: Record<string, string>
  body?: string
  params?: Record<string, string>
}

async function call(route: Route, { path = '/api/x', method = 'GET', headers = {}, body, params = {} }: Call = {}) {
  const request = new Request(SITE + path, { method, headers, body: body ?? null })
  const response = await route(request, { params: Promise.resolve(params) })
  return { status: response.status, headers: response.headers, json: await response.json() }
}

const post = (body: string, headers: Record<string, string> = { origin: SITE }) => ({ method: 'POST', headers, body })

test('a visitor gets the result of a public endpoint as JSON', async () => {
  const route = defineRoute({ access: 'public', handle: async ({ actor }) => ({ hello: actor.kind }) })
  expect(await call(route)).toMatchObject({ status: 200, json: { hello: 'visitor' } })
})

test('an undefined result is sent as null, and a Response is sent as it is', async () => {
  expect((await call(defineRoute({ access: 'public', handle: async () => undefined }))).json).toBeNull()
  const own = defineRoute({
    access: 'public',
    handle: async () => Response.json([1], { status: 202, headers: { 'x-total-count': '1' } }),
  })
  const { status, headers, json } = await call(own)
  expect([status, headers.get('x-total-count'), json]).toEqual([202, '1', [1]])
})

test('params, query and body are parsed, and unknown keys of a strict body are rejected', async () => {
  const route = defineRoute({
    access: 'public',
    params: z.object({ id: z.string() }),
    query: z.object({ page: z.coerce.number().int().min(1).default(1) }),
    body: z.strictObject({ name: z.string().min(2, 'The name is too short.') }),
    handle: async ({ params, query, body }) => ({ params, query, body }),
  })
  const params = { id: 'k3f9' }
  const good = await call(route, { ...post('{"name":"Pat"}'), path: '/api/x?page=2', params })
  expect(good.json).toEqual({ params, query: { page: 2 }, body: { name: 'Pat' } })
  const extra = await call(route, { ...post('{"name":"Pat","role":"admin"}'), params })
  expect(extra.status).toBe(400)
  const short = await call(route, { ...post('{"name":"P"}'), params })
  expect(short).toMatchObject({
    status: 400,
    json: { message: 'The name is too short.', fields: { name: 'The name is too short.' } },
  })
})

test.each(['?page=-1', '?page=1e9999', '?page=x', '?page=1&page=2', '?page=%00'])(
  'an impossible query is rejected: %s',
  async (search) => {
    const route = defineRoute({
      access: 'public',
      query: z.object({ page: z.coerce.number().int().min(1) }),
      handle: async () => 'reached',
    })
    const { status, json } = await call(route, { path: `/api/x${search}` })
    expect(status).toBe(400)
    expect(json.message).toEqual(expect.any(String))
  },
)

describe('a write', () => {
  const handle = jest.fn(async () => 'written')
  const route = defineRoute({ access: 'public', handle })
  beforeEach(() => handle.mockClear())

  test('from our own page is accepted', async () => {
    expect(await call(route, post('{}'))).toMatchObject({ status: 200, json: 'written' })
  })

  test.each([
    ['without an origin', {}],
    ['from nowhere', { origin: 'null' }],
    ['from another site', { origin: 'https://evil.example' }],
    ['from a site whose name begins like ours', { origin: `${SITE}.evil.example` }],
    ['from another port', { origin: 'http://localhost:3001' }],
    ['over another protocol', { origin: 'https://localhost:3000' }],
  ] as [string, Record<string, string>][])('%s is rejected', async (_case, headers) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const { status, json } = await call(route, { method, headers })
      expect(status).toBe(403)
      expect(json).toEqual({ message: `This request didn’t come from this site. Open ${SITE} and try again.` })
    }
    expect(handle).not.toHaveBeenCalled()
  })

  test('that is too large is rejected with 413', async () => {
    const reading = defineRoute({ access: 'public', body: z.object({}), handle })
    const { status, json } = await call(reading, post(`"${'x'.repeat(300_000)}"`))
    expect([status, json]).toEqual([413, { message: 'This is too large to send.' }])
  })

  test('that contains NUL is rejected with 400', async () => {
    const reading = defineRoute({ access: 'public', body: z.object({ name: z.string() }), handle })
    expect((await call(reading, post('{"name":"P\\u0000at"}'))).status).toBe(400)
    expect(handle).not.toHaveBeenCalled()
  })
})

test('reading needs no origin', async () => {
  const route = defineRoute({ access: 'public', handle: async () => 'read' })
  expect((await call(route, { headers: { origin: 'https://evil.example' } })).status).toBe(200)
})

test('a domain error becomes its status and message', async () => {
  const route = defineRoute({
    access: 'public',
    handle: async () => {
      throw new ConflictError(asWritten('It has changed.'), { slot: asWritten('Taken.') })
    },
  })
  expect(await call(route)).toMatchObject({
    status: 409,
    json: { message: 'It has changed.', fields: { slot: 'Taken.' } },
  })
})

test('a value of the wrong kind is described in words where the schema has none', async () => {
  const route = defineRoute({
    access: 'public',
    body: z.strictObject({ events: z.array(z.string().max(3)).max(1), kind: z.enum(['a', 'b']).optional() }),
    handle: async () => null,
  })
  const sentenceFor = async (body: object) => {
    const { status, json } = await call(route, post(JSON.stringify(body)))
    return [status, json.message]
  }
  expect(await sentenceFor({})).toEqual([400, '“events” is missing.'])
  expect(await sentenceFor({ events: 'x' })).toEqual([400, '“events” must be a list.'])
  expect(await sentenceFor({ events: ['long'] })).toEqual([400, '“events.0” is too long: at most 3.'])
  expect(await sentenceFor({ events: [], kind: 'c' })).toEqual([400, '“kind” must be one of: a, b.'])
  expect(await sentenceFor({ events: [], other: 1 })).toEqual([400, 'There is no field “other”.'])
})

test.each([
  [1, 'Please wait a second.'],
  [45, 'Please wait 45 seconds.'],
  [61, 'Please wait 2 minutes.'],
  [3_600, 'Please wait an hour.'],
  [86_387, 'Please try again tomorrow.'],
])('after too many tries, a wait of %i seconds reads “%s”', (seconds, sentence) => {
  expect(englishText(new TooManyRequestsError(seconds).message)).toBe(`Too many tries. ${sentence}`)
})

test('a rate-limited response states how long to wait', async () => {
  const route = defineRoute({
    access: 'public',
    handle: async () => {
      throw new TooManyRequestsError(17)
    },
  })
  const { status, headers } = await call(route)
  expect([status, headers.get('retry-after')]).toEqual([429, '17'])
})

test('an unexpected error is logged under an id, and the response contains only that id', async () => {
  const log = jest.spyOn(logger, 'error').mockImplementation(() => undefined)
  const route = defineRoute({
    access: 'public',
    handle: async () => {
      throw new Error('relation "users" does not exist at /srv/app/db.ts')
    },
  })
  const { status, json } = await call(route, { path: '/api/x?email=pat@example.test' })
  expect(status).toBe(500)
  expect(json.message).toMatch(/^Something went wrong on our side \([0-9a-f-]{36}\)\. Please try again\.$/)
  expect(Object.keys(json)).toEqual(['message'])
  const [logged] = log.mock.calls[0] ?? []
  expect(logged).toMatchObject({ method: 'GET', path: '/api/x', id: json.message.match(/\((.+)\)/)[1] })
  log.mockRestore()
})

test('the rate limit applies per address', async () => {
  const route = defineRoute({ access: 'public', limit: { max: 2, windowSeconds: 60 }, handle: async () => 'ok' })
  const from = (address: string) => call(route, { path: '/api/limited', headers: { 'x-forwarded-for': address } })
  expect((await from('192.0.2.1')).status).toBe(200)
  expect((await from('192.0.2.1')).status).toBe(200)
  const rejected = await from('192.0.2.1')
  expect([rejected.status, Number(rejected.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await from('192.0.2.2')).status).toBe(200)
})

test('a foreign origin is rejected before anything is counted or read', async () => {
  const handle = jest.fn()
  const route = defineRoute({ access: 'public', limit: { max: 1, windowSeconds: 60 }, handle })
  const headers = { 'x-forwarded-for': '192.0.2.9' }
  for (let i = 0; i < 5; i++)
    expect((await call(route, { path: '/api/counted', method: 'POST', headers })).status).toBe(403)
  expect(handle).not.toHaveBeenCalled()
})

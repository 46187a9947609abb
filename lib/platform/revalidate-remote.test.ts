import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { MAX_TAGS_PER_CALL } from './revalidate-body'
import { revalidateRemotely } from './revalidate-remote'

const secret = 'only-for-tests-0000'
let server: Server
let status = 200
const calls: { method?: string; url?: string; origin?: string; authorization?: string; tags: string[] }[] = []

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { origin, authorization } = request.headers
    const body = await new Response(request as never).json()
    calls.push({ method: request.method, url: request.url, origin, authorization, tags: body.tags })
    response.writeHead(status).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  status = 200
  calls.length = 0
})

const site = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const tell = async (
  tags: string[],
  settings = { SITE_URL: site(), REVALIDATE_SECRET: secret as string | undefined },
) => {
  const said: string[] = []
  const isHeard = await revalidateRemotely(tags, (sentence) => said.push(sentence), settings)
  return { isHeard, said }
}

test('the running server hears which pages have ended, as its own gate wants to be asked', async () => {
  expect(await tell(['directory', 'provider:1'])).toEqual({ isHeard: true, said: [] })
  expect(calls).toEqual([
    {
      method: 'POST',
      url: '/api/revalidate',
      origin: site(),
      authorization: `Bearer ${secret}`,
      tags: ['directory', 'provider:1'],
    },
  ])
})

test('more tags than a call takes are sent in several', async () => {
  const tags = Array.from({ length: MAX_TAGS_PER_CALL + 1 }, (_, i) => `provider:${i}`)
  expect((await tell(tags)).isHeard).toBe(true)
  expect(calls.map((call) => call.tags.length)).toEqual([MAX_TAGS_PER_CALL, 1])
})

test('nothing to say is not said', async () => {
  expect(await tell([])).toEqual({ isHeard: true, said: [] })
  expect(calls).toEqual([])
})

test('whoever runs the command is told in one sentence when no secret is configured', async () => {
  const { isHeard, said } = await tell(['directory'], { SITE_URL: site(), REVALIDATE_SECRET: undefined })
  expect(isHeard).toBe(false)
  expect(said).toEqual([expect.stringContaining('REVALIDATE_SECRET is not set here.')])
})

test('a server that refuses or does not run is no failure of the command, and is said once', async () => {
  status = 401
  const refused = await tell(['directory'])
  expect([refused.isHeard, refused.said]).toEqual([false, [expect.stringContaining('answered 401.')]])
  const absent = await tell(['directory'], { SITE_URL: 'http://127.0.0.1:1', REVALIDATE_SECRET: secret })
  expect([absent.isHeard, absent.said]).toEqual([
    false,
    [expect.stringContaining('none answers at http://127.0.0.1:1.')],
  ])
})

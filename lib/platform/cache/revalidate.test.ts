import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { MAX_TAGS_PER_CALL, revalidateBody, revalidateRemotely } from './revalidate'

describe('revalidate body', () => {
  test('tags of ours are taken', () => {
    const tags = ['directory', 'provider:12', 'location:winter-park-fl', 'article:3', 'articles']
    expect(revalidateBody.parse({ tags })).toEqual({ tags })
  })

  test.each([
    {},
    { tags: [] },
    { tags: ['_N_T_/layout'] },
    { tags: ['provider:'] },
    { tags: ['a b'] },
    { tags: ['x'.repeat(5) + ':' + 'y'.repeat(101)] },
    { tags: 'directory' },
    { tags: ['directory'], all: true },
    { tags: Array(MAX_TAGS_PER_CALL + 1).fill('directory') },
  ])('anything else is refused: %#', (body) => {
    expect(revalidateBody.safeParse(body).success).toBe(false)
  })
})

describe('revalidate remote', () => {
  const secret = 'only-for-tests-0000'
  let server: Server
  let status = 200
  let database = true
  const notified: string[] = []
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
    database = true
    notified.length = 0
    calls.length = 0
  })

  const site = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const tell = async (
    tags: string[],
    settings = { SITE_URL: site(), REVALIDATE_SECRET: secret as string | undefined },
  ) => {
    const said: string[] = []
    const isHeard = await revalidateRemotely(
      tags,
      (sentence) => said.push(sentence),
      settings,
      async (names) => {
        if (!database) throw new Error('away')
        notified.push(...names)
      },
    )
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

  test('without a secret the web processes hear over the database which pages have ended', async () => {
    const settings = { SITE_URL: site(), REVALIDATE_SECRET: undefined }
    expect(await tell(['directory'], settings)).toEqual({ isHeard: true, said: [] })
    expect([calls, notified]).toEqual([[], ['directory']])
  })

  test('a server that refuses or does not answer hears over the database, and whoever runs the command reads so once', async () => {
    status = 401
    const refused = await tell(['directory'])
    expect([refused.isHeard, refused.said]).toEqual([false, [expect.stringContaining('answered 401)')]])
    const absent = await tell(['article:1'], { SITE_URL: 'http://127.0.0.1:1', REVALIDATE_SECRET: secret })
    const nobody = expect.stringContaining('(none answers at http://127.0.0.1:1), and hears over the database')
    expect([absent.isHeard, absent.said]).toEqual([false, [nobody]])
    expect(notified).toEqual(['directory', 'article:1'])
  })

  test('where neither the server nor the database can be told, one sentence says what that means', async () => {
    database = false
    const { isHeard, said } = await tell(['directory'], { SITE_URL: site(), REVALIDATE_SECRET: undefined })
    expect([isHeard, said]).toEqual([false, [expect.stringContaining('may serve its cached pages until it restarts')]])
  })
})

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { MAX_TAGS_PER_CALL, revalidateBody, revalidateRemotely } from './revalidate'

describe('revalidate body', () => {
  test('the tags in use are accepted', () => {
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
  ])('anything else is rejected: %#', (body) => {
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
  const revalidate = async (
    tags: string[],
    settings = { SITE_URL: site(), REVALIDATE_SECRET: secret as string | undefined },
  ) => {
    const warnings: string[] = []
    const isConfirmed = await revalidateRemotely(
      tags,
      (warning) => warnings.push(warning),
      settings,
      async (names) => {
        if (!database) throw new Error('away')
        notified.push(...names)
      },
    )
    return { isConfirmed, warnings }
  }

  test('the running server is notified by a request that its own endpoint gate accepts', async () => {
    expect(await revalidate(['directory', 'provider:1'])).toEqual({ isConfirmed: true, warnings: [] })
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

  test('more tags than one call accepts are sent in several calls', async () => {
    const tags = Array.from({ length: MAX_TAGS_PER_CALL + 1 }, (_, i) => `provider:${i}`)
    expect((await revalidate(tags)).isConfirmed).toBe(true)
    expect(calls.map((call) => call.tags.length)).toEqual([MAX_TAGS_PER_CALL, 1])
  })

  test('without tags nothing is sent', async () => {
    expect(await revalidate([])).toEqual({ isConfirmed: true, warnings: [] })
    expect(calls).toEqual([])
  })

  test('without a secret the web processes are notified through the database', async () => {
    const settings = { SITE_URL: site(), REVALIDATE_SECRET: undefined }
    expect(await revalidate(['directory'], settings)).toEqual({ isConfirmed: true, warnings: [] })
    expect([calls, notified]).toEqual([[], ['directory']])
  })

  test('a server that rejects the call or does not answer is notified through the database, with one warning', async () => {
    status = 401
    const rejected = await revalidate(['directory'])
    expect([rejected.isConfirmed, rejected.warnings]).toEqual([false, [expect.stringContaining('answered 401)')]])
    const unreachable = await revalidate(['article:1'], { SITE_URL: 'http://127.0.0.1:1', REVALIDATE_SECRET: secret })
    const warning = expect.stringContaining(
      '(no answer from http://127.0.0.1:1). It was notified through the database instead.',
    )
    expect([unreachable.isConfirmed, unreachable.warnings]).toEqual([false, [warning]])
    expect(notified).toEqual(['directory', 'article:1'])
  })

  test('when neither the server nor the database can be reached, one warning explains the consequence', async () => {
    database = false
    const { isConfirmed, warnings } = await revalidate(['directory'], {
      SITE_URL: site(),
      REVALIDATE_SECRET: undefined,
    })
    expect([isConfirmed, warnings]).toEqual([
      false,
      [expect.stringContaining('may serve its cached pages until it restarts')],
    ])
  })
})

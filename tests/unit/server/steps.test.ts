import { readdirSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { processWide } from '@/lib/platform/config/process-wide.mjs'
import { DatabaseTime, withinDatabaseTime } from '@/lib/platform/database/database-time.mjs'
import {
  allowedMethods,
  checkAddress,
  checkHost,
  checkMethod,
  isReadable,
  refuseExpectation,
  refuseUnreadable,
} from '@/server/address.mjs'
import { addPolicy } from '@/server/content-security.mjs'
import { limitTime } from '@/server/deadline.mjs'
import { setRequestId } from '@/server/log-and-metrics.mjs'
import { addSecurityHeaders, finishHeaders } from '@/server/response-headers.mjs'
import { everyRoute, MALFORMATIONS, malformedAddresses, sendRaw } from '@/tests/attack/malformed.mjs'
import { fakeClock } from '@/tests/support/platform/fake-clock'
import { serveSteps } from '@/tests/support/servers/run-server-step'

let site: Awaited<ReturnType<typeof serveSteps>> | undefined
afterEach(async () => {
  await site?.stop()
  site = undefined
  jest.restoreAllMocks()
})

test('gives every request an id, which only a trusted proxy may choose', async () => {
  for (const isBehindProxy of [false, true]) {
    site = await serveSteps(setRequestId({ isBehindProxy }), (request, response) =>
      response.end(String(request.headers['x-request-id'])),
    )
    expect((await site.send('/')).body).toMatch(/^[0-9a-f-]{36}$/)
    const { body } = await site.send('/', { headers: { 'x-request-id': 'from-somebody-1' } })
    expect(body === 'from-somebody-1').toBe(isBehindProxy)
    await site.stop()
  }
  site = undefined
})

test.each(['/', '/provider/caf%C3%A9', '/search?zipCode=%E0%A4%A', '/100%25', '*', ''])('%j can be decoded', (url) => {
  expect(isReadable(url)).toBe(true)
})

test.each(['/provider/%E0%A4%A', '/%', '/daycare/%zz', '/%ff?x=1', '/faq%00.html', '/blog/a%0d%0ab', '/blog/%7f'])(
  '%j cannot be decoded',
  (url) => {
    expect(isReadable(url)).toBe(false)
  },
)

test('sends an address that cannot be decoded, TRACE, and a write to a file to the not-found page', async () => {
  site = await serveSteps(checkAddress, (request, response) => response.end(request.url))
  const sent = [
    ['GET', '/provider/%E0%A4%A', '/_unreadable-address'],
    ['GET', '/faq?a=%E0%A4%A', '/faq?a=%E0%A4%A'],
    ['TRACE', '/api/places/search', '/_unreadable-address'],
    ['OPTIONS', '/media/hero-poster-320.avif', '/_unreadable-address'],
    ['PUT', '/_next/static/chunks/a.js?x', '/_unreadable-address'],
    ['GET', '/icon.svg', '/icon.svg'],
    ['POST', '/search?q=a.b', '/search?q=a.b'],
    ['POST', '/api/files/a.csv', '/api/files/a.csv'],
  ] as const
  for (const [method, path, expected] of sent) expect((await site.send(path, { method })).body).toBe(expected)
})

test('no page or endpoint sees a path that cannot be decoded or has control characters, whichever part of it that is', async () => {
  const servedUrls: string[] = []
  site = await serveSteps(checkAddress, (request, response) => {
    if (request.url !== '/_unreadable-address') servedUrls.push(String(request.url))
    response.writeHead(404).end()
  })
  const refused = [
    'a NUL',
    'half an escape',
    'an escape that is not hexadecimal',
    'half a character',
    'half a surrogate pair',
    'an overlong slash',
    'a line break and a header',
    'other control characters',
  ] as const
  const addresses = everyRoute().flatMap((segments, at) => {
    const { parameters, paths } = malformedAddresses(segments, MALFORMATIONS[refused[at % refused.length] ?? 'a NUL'])
    return [...parameters, ...paths]
  })
  expect(addresses.length).toBeGreaterThan(600)
  const answers = await sendRaw(
    `http://127.0.0.1:${site.port}`,
    addresses.map((address) => ({ address })),
  )
  for (const { status, address, body } of answers)
    expect([address, status, body.includes('"message"')]).toEqual(
      address.startsWith('/api/') ? [address, 400, true] : [address, 404, false],
    )
  expect(servedUrls).toEqual([])
  for (const broken of refused) expect(isReadable(`/blog/${MALFORMATIONS[broken]}`)).toBe(false)
})

test('every route handler refuses every method it lacks with JSON, or as a file that nobody can write to', async () => {
  site = await serveSteps(checkAddress, checkMethod({ isDevelopment: false }), (request, response) =>
    response.end(`next ${request.url}`),
  )
  const folder = path.resolve('app')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?:^|\/)route\.tsx?$/.test(file),
  )
  expect(files.length).toBeGreaterThan(150)
  for (const file of files) {
    const address = `/${path.dirname(file)}`
      .replace(/\/\([^)]+\)|\/\[locale\]/g, '')
      .replace(/\[{1,2}[^\]]+\]{1,2}/g, '1')
    // The endpoint for unknown addresses, and the library's own, have every method.
    if (file.includes('[...')) continue
    const text = readFileSync(path.join(folder, file), 'utf8')
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'].filter((one) => !new RegExp(`\\b${one}\\b`).test(text))) {
      const { status, headers, body } = await site.send(address, { method })
      const isRefused = status === 405 && headers.allow !== undefined && typeof JSON.parse(body).message === 'string'
      expect([method, address, isRefused || body === 'next /_unreadable-address']).toEqual([method, address, true])
    }
  }
})

test('a method that an endpoint lacks is refused with JSON that names those it has', async () => {
  site = await serveSteps(checkMethod({ isDevelopment: false }), (_request, response) => response.end('next'))
  const refused = await site.send('/api/analytics/pageviews?x=1', { method: 'PUT' })
  expect(refused).toMatchObject({ status: 405, body: expect.stringContaining('only OPTIONS, HEAD, GET, POST.') })
  expect(JSON.parse(refused.body)).toEqual({ message: expect.any(String) })
  expect(refused.headers.allow).toBe('OPTIONS, HEAD, GET, POST')
  for (const [method, path] of [
    ['POST', '/api/analytics/pageviews'],
    ['HEAD', '/api/analytics/pageviews'],
    ['PUT', '/api/auth/session'],
    ['PUT', '/api/no-such-endpoint'],
    ['PUT', '/search'],
  ] as const)
    expect((await site.send(path, { method })).status).toBe(200)
})

test('a method that was just written works in development, before it is described', async () => {
  site = await serveSteps(checkMethod({ isDevelopment: true }), (_request, response) => response.end('next'))
  expect((await site.send('/api/analytics/pageviews', { method: 'PUT' })).status).toBe(200)
})

test('an endpoint with a name comes before one with a parameter', () => {
  expect(allowedMethods('/api/claims/additions')).toEqual(['OPTIONS', 'POST'])
  expect(allowedMethods('/api/claims/7')).toEqual(['OPTIONS', 'DELETE'])
  expect(allowedMethods('/api/provider/x')).toBeNull()
})

describe('the content-security policy', () => {
  const page =
    (headers: Record<string, string> = {}) =>
    (
      { headers: sent }: { headers: Record<string, unknown> },
      response: { writeHead: (status: number, headers: object) => { end: (text: string) => void } },
    ) =>
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers })
        .end(String(sent['content-security-policy']))
  const policyOf = ({ headers }: { headers: Record<string, unknown> }) => headers['content-security-policy']

  test('has a new nonce for each page, the same for the renderer, and no visitor can choose it', async () => {
    site = await serveSteps(addPolicy({ isDevelopment: false }), page() as never)
    const headers = { 'content-security-policy': "script-src 'nonce-chosen'" }
    const [one, other] = [await site.send('/settings', { headers }), await site.send('/settings', { headers })]
    expect(policyOf(one)).toMatch(/script-src 'self' 'nonce-[A-Za-z0-9+/]{22}==' 'sha256-[A-Za-z0-9+/]{43}='; /)
    expect(policyOf(one)).toBe(one.body)
    expect(policyOf(other)).not.toBe(policyOf(one))
    expect(policyOf(one)).not.toMatch(/frame-src|unsafe/)
    expect(policyOf(await site.send('/dev/mail'))).toContain("; frame-src 'self'; ")
    expect(policyOf(await site.send('/provider/a-k3f9/tour/1'))).toContain('frame-src https://')
  })

  test("puts neither our nonce nor a visitor's into a cached page", async () => {
    site = await serveSteps(addPolicy({ isDevelopment: false }), page() as never)
    const headers = { 'content-security-policy': "script-src 'nonce-chosen'" }
    for (const cached of [
      '/',
      '/faq',
      '/daycare/orlando-fl',
      '/provider/a-k3f9',
      '/searching',
      '/claiming',
      '/no/such',
    ])
      expect((await site.send(cached, { headers })).body).toBe('undefined')
  })

  test('lets the scripts of a cached page run when it could not be generated, and has a nonce for other failed pages', async () => {
    const failing = (_request: unknown, response: ServerResponse) =>
      response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' }).end()
    site = await serveSteps(addPolicy({ isDevelopment: false }), failing as never)
    expect(policyOf(await site.send('/daycare/orlando-fl'))).toContain("script-src 'self' 'unsafe-inline'; ")
    expect(policyOf(await site.send('/settings'))).toMatch(/script-src 'self' 'nonce-[^;]*; /)
  })

  test('of a cached page stays, and what is no page gets none', async () => {
    site = await serveSteps(
      addPolicy({ isDevelopment: false }),
      page({ 'content-security-policy': 'its own' }) as never,
    )
    expect(policyOf(await site.send('/faq'))).toBe('its own')
    await site.stop()
    site = await serveSteps(addPolicy({ isDevelopment: false }), page({ 'content-type': 'text/plain' }) as never)
    expect(policyOf(await site.send('/robots.txt'))).toBeUndefined()
  })
})

test('sends a page that failed without a database with 503, any other with 500', async () => {
  processWide('requests-without-database', () => new Set<string>()).add('visit-number-1')
  site = await serveSteps(finishHeaders, (_request, response) => {
    response.statusCode = 500
    response.end('a page')
  })
  const headers = { 'x-request-id': 'visit-number-1' }
  const [away, failed] = [await site.send('/', { headers }), await site.send('/', { headers })]
  expect([away.status, away.headers['retry-after']]).toEqual([503, '5'])
  expect([failed.status, failed.headers['retry-after']]).toEqual([500, undefined])
})

test("sends a redirect's location once, and its body as plain text", async () => {
  site = await serveSteps(finishHeaders, (_request, response) => {
    response.setHeader('Location', ['/new', '/new'])
    response.writeHead(308).end('/new')
  })
  const { headers, rawHeaders } = await site.send('/')
  expect(rawHeaders.filter((name) => name.toLowerCase() === 'location')).toHaveLength(1)
  expect([headers.location, headers['content-type']]).toEqual(['/new', 'text/plain; charset=utf-8'])
})

test.each(['text/plain', ['application/xml'], 'image/svg+xml'])('sends %j with its charset', async (type) => {
  site = await serveSteps(finishHeaders, (_request, response) => response.setHeader('content-type', type).end('x'))
  expect((await site.send('/')).headers['content-type']).toBe(`${type}; charset=utf-8`)
})

test('answers 304 when the browser has the page, and sends the router no ETag', async () => {
  site = await serveSteps(finishHeaders, (request, response) => {
    response.setHeader('etag', request.url === '/endpoint' ? ['W/"abc"'] : 'W/"abc"')
    response.setHeader('content-type', 'text/html')
    response.statusCode = request.url === '/missing' ? 404 : 200
    response.end('a page')
  })
  const sendIf = async (known: string, path = '/', others = {}) =>
    site?.send(path, { headers: { 'if-none-match': known, ...others } })
  for (const known of ['W/"abc"', '"abc"', '"x", W/"abc"', '*']) {
    const unchanged = await sendIf(known)
    expect([unchanged?.status, unchanged?.body, unchanged?.headers.etag]).toEqual([304, '', 'W/"abc"'])
    expect(unchanged?.headers['content-type']).toBeUndefined()
  }
  expect(await sendIf('"abc"', '/endpoint')).toMatchObject({ status: 304, body: '' })
  expect(await sendIf('"abcd"')).toMatchObject({ status: 200, body: 'a page' })
  expect(await sendIf('"abc"', '/missing')).toMatchObject({ status: 404, body: 'a page' })
  const ofRouter = await sendIf('"abc"', '/', { rsc: '1' })
  expect([ofRouter?.status, ofRouter?.body, ofRouter?.headers.etag]).toEqual([200, 'a page', undefined])
})

test('lets visitors who are not signed in share search results for a minute', async () => {
  let [status, cookie] = [200, {}]
  site = await serveSteps(finishHeaders, (_request, response) => {
    response.writeHead(status, { 'cache-control': 'private, no-store', ...cookie }).end('x')
  })
  const cacheOf = async (path: string, sent = '') =>
    (await site?.send(path, { headers: { cookie: sent } }))?.headers['cache-control']
  expect(await cacheOf('/search?zipCode=32801', 'theme=dark; last-session=1')).toBe('public, max-age=0, s-maxage=60')
  // Google forbids caching its places.
  process.env.GOOGLE_MAPS_API_KEY = 'a-key'
  expect(await cacheOf('/search?zipCode=32801')).toMatch(/no-store/)
  delete process.env.GOOGLE_MAPS_API_KEY
  for (const sessionCookie of ['session=x', 'a=b; __Host-session=x'])
    expect(await cacheOf('/search?zipCode=32801', sessionCookie)).toMatch(/^private, no-cache, no-store/)
  expect(await cacheOf('/searching')).toBe('private, no-store')
  cookie = { 'set-cookie': 'a=b' }
  expect(await cacheOf('/search')).toMatch(/^private/)
  ;[status, cookie] = [503, {}]
  expect(await cacheOf('/search')).toMatch(/^private/)
})

test('answers a page that takes too long at the deadline, but not a write or an event stream', async () => {
  const clock = fakeClock()
  const responses: string[] = []
  const step = limitTime({ factor: 2 })
  const startRequest = (method: string, url: string) => {
    const headers: Record<string, string> = {}
    const response = {
      headersSent: false,
      statusCode: 200,
      once: () => response,
      setHeader: (name: string, value: string) => {
        headers[name] = value
      },
      end: () => responses.push(`${method} ${url} ${response.statusCode} ${headers['retry-after']}`),
    }
    step({ method, url, headers: {} } as never, response as never, () => undefined)
  }
  startRequest('GET', '/faq')
  startRequest('POST', '/api/claims')
  startRequest('GET', '/api/live')
  await clock.advance(29_999)
  expect(responses).toEqual([])
  await clock.advance(1)
  expect(responses).toEqual(['GET /faq 503 5'])
  await clock.advance(600_000)
  expect(responses).toHaveLength(1)
})

test("limits a request's time for the database until its response is sent", async () => {
  const remainingTime = jest.spyOn(DatabaseTime.prototype, 'left').mockReturnValue(0)
  let resultAfterwards: Promise<string> | undefined
  site = await serveSteps(limitTime({ factor: 1 }), async (_request, response) => {
    const result = await withinDatabaseTime(async () => 'result').catch((error: Error) => error.message)
    resultAfterwards = new Promise((resolve) => response.once('close', resolve)).then(() =>
      withinDatabaseTime(async () => 'result'),
    )
    response.end(result)
  })
  expect((await site.send('/')).body).toBe('Waited too long for the database')
  expect(await resultAfterwards).toBe('result')
  remainingTime.mockRestore()
})

describe('the security headers', () => {
  const NO_PAGE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  test('are with every response, but do not replace what a page or an endpoint says', async () => {
    site = await serveSteps(addSecurityHeaders, (request, response) => {
      if (request.url === '/own') response.setHeader('content-security-policy', 'its own')
      response.writeHead(request.url === '/moved' ? 308 : 304).end()
    })
    for (const [path, policy] of [
      ['/moved', NO_PAGE_POLICY],
      ['/same', NO_PAGE_POLICY],
      ['/_next/static/chunks/a.js', expect.stringContaining("connect-src 'self'")],
      ['/own', 'its own'],
    ])
      expect((await site.send(String(path))).headers).toMatchObject({
        'content-security-policy': policy,
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
      })
    expect((await site.send('/same')).headers['strict-transport-security']).toBeUndefined()
    const secure = await site.send('/same', { headers: { 'x-forwarded-proto': 'https' } })
    expect(secure.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
  })

  test('are with what is refused before a page or an endpoint sees it', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    site = await serveSteps(
      addSecurityHeaders,
      checkHost,
      checkAddress,
      checkMethod({ isDevelopment: false }),
      (request, response, next) =>
        request.url === '/expects' ? refuseExpectation(request as never, response) : next(),
      (_request, response) =>
        limitTime({ factor: 0 })({ method: 'GET', url: '/slow', headers: {} }, response, () => undefined),
    )
    site.server.on('clientError', refuseUnreadable)
    const answers = await sendRaw(`http://127.0.0.1:${site.port}`, [
      { address: '/faq', headers: { host: '' } },
      { address: '/api/tours/%00' },
      { address: '/api/health', method: 'PUT' },
      { address: '/expects' },
      { address: '/slow' },
      { address: '/a b' },
      { address: '/faq', headers: { cookie: 'x'.repeat(20_000) } },
      // Two lengths for one body: what follows the shorter one could pass as another request.
      { address: '/faq', method: 'POST', body: '0\r\n\r\n', headers: { 'transfer-encoding': 'chunked' } },
    ])
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 405, 417, 503, 400, 431, 400])
    for (const { headers } of answers)
      expect(headers).toMatchObject({ 'content-security-policy': NO_PAGE_POLICY, 'x-content-type-options': 'nosniff' })
    expect(logged).not.toHaveBeenCalled()
  })

  test('are with the response to a failed step', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    site = await serveSteps(addSecurityHeaders, () => Promise.reject(new Error('a secret')))
    const { status, headers } = await site.send('/')
    expect([status, headers['content-security-policy']]).toEqual([500, NO_PAGE_POLICY])
  })
})

test('answers a failing step with 500 and a message without details', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  site = await serveSteps(
    (_request, _response, next) => next(),
    () => Promise.reject(new Error('a secret')),
  )
  const { status, body } = await site.send('/')
  expect([status, body]).toEqual([500, 'Something went wrong.\n'])
  expect(logged).toHaveBeenCalledTimes(1)
})

describe('with sites that may frame lists of openings', () => {
  beforeEach(() => {
    process.env.EMBED_ORIGINS = 'https://school.example https://*.county.example'
  })
  afterEach(() => {
    delete process.env.EMBED_ORIGINS
  })
  const headersOf = async (address: string) => {
    site ??= await serveSteps(addSecurityHeaders, addPolicy({ isDevelopment: false }), (_request, response) =>
      response.setHeader('content-type', 'text/html').end(),
    )
    return (await site.send(address)).headers
  }

  test.each(['/embed/openings/provider/sunny-k3f9', '/embed/openings/place/daycare/orlando-fl?from=x'])(
    '%s names them, without the header that would forbid it',
    async (address) => {
      const headers = await headersOf(address)
      expect(headers['content-security-policy']).toContain(
        '; frame-ancestors https://school.example https://*.county.example',
      )
      expect(headers['x-frame-options']).toBeUndefined()
    },
  )

  test.each([
    '/',
    '/embed',
    '/embed/openings/provider',
    '/embed/openings/provider/a/b',
    '/embed/openings/provider/../../../settings',
    '/embed/openings/provider/%2e%2e',
    '//embed/openings/provider/sunny-k3f9',
    '/EMBED/openings/provider/sunny-k3f9',
    '/settings?next=/embed/openings/provider/sunny-k3f9',
  ])('no other address may be framed: %s', async (address) => {
    const headers = await headersOf(address)
    expect(headers['content-security-policy']).toContain("; frame-ancestors 'none'")
    expect(headers['x-frame-options']).toBe('DENY')
  })

  test('a cached page and a 304 for it name them in the policy that the cache has stored', async () => {
    for (const status of [200, 304]) {
      site = await serveSteps(addSecurityHeaders, addPolicy({ isDevelopment: false }), (_request, response) => {
        response.statusCode = status
        response.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'")
        if (status === 200) response.setHeader('content-type', 'text/html')
        response.end()
      })
      const { headers } = await site.send('/embed/openings/provider/sunny-k3f9')
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; frame-ancestors https://school.example https://*.county.example; base-uri 'none'",
      )
      expect((await site.send('/faq')).headers['content-security-policy']).toContain("frame-ancestors 'none'")
      await site.stop()
    }
    site = undefined
  })

  test('without a site in EMBED_ORIGINS no list may be framed either', async () => {
    delete process.env.EMBED_ORIGINS
    const headers = await headersOf('/embed/openings/provider/sunny-k3f9')
    expect(headers['content-security-policy']).toContain("; frame-ancestors 'none'")
    expect(headers['x-frame-options']).toBe('DENY')
  })
})

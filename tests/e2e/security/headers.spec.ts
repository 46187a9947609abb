import { sendRaw } from '@/tests/attack/malformed.mjs'
import { expect, test } from '@/tests/support/journeys/journey'

const CACHED = ['/', '/faq', '/browse-locations', '/daycare/orlando-fl', '/signin', '/terms-of-service']
/** Rendered per request, and shared for a minute. */
const SEARCHES = ['/search', '/search?zipCode=32801']
const PER_REQUEST = ['/search?zipCode=32801&view=map', '/tools/cost-estimator']
const FILES = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/api/places/autocomplete?input=orl',
  '/manifest.webmanifest',
]

/** Names of directives with their sources. */
function directivesOf(policy: string | undefined): Record<string, string[]> {
  return Object.fromEntries(
    (policy ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

for (const path of [...CACHED, ...SEARCHES, ...PER_REQUEST, ...FILES, '/no/such/page'])
  test(`${path} is sent with security headers`, async ({ request }) => {
    const headers = (await request.get(path)).headers()
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers['permissions-policy']).toContain('geolocation=()')
    expect(headers['x-powered-by']).toBeUndefined()
    const policy = directivesOf(headers['content-security-policy'])
    expect(policy['default-src']).toEqual(["'none'"])
    expect(policy['frame-ancestors']).toEqual(["'none'"])
    expect(headers['content-security-policy']).not.toMatch(/unsafe-inline|unsafe-eval/)
  })

test('an idle connection stays open longer than a load balancer reuses it', async ({ request }) => {
  expect((await request.get('/api/health')).headers()['keep-alive']).toBe('timeout=75')
})

test('every text and XML file has a charset, and a redirect is plain text', async ({ request }) => {
  for (const path of [
    ...CACHED,
    ...SEARCHES,
    ...PER_REQUEST,
    ...FILES,
    '/icon.svg',
    '/blog/feed.xml',
    '/terms',
    '/admin/users',
  ]) {
    const type = (await request.get(path, { maxRedirects: 0 })).headers()['content-type']
    expect(type, path).toMatch(
      /^(?:(?:text|application|image)\/[\w+.-]+; charset=utf-8|application\/(?:manifest\+)?json)$/,
    )
  }
})

test('a cached page names its own scripts by hash, and a proxy may share it for a minute', async ({ request }) => {
  for (const path of CACHED) {
    const headers = (await request.get(path)).headers()
    const scripts = directivesOf(headers['content-security-policy'])['script-src'] ?? []
    expect(scripts[0]).toBe("'self'")
    expect(scripts.length).toBeGreaterThan(1)
    for (const source of scripts.slice(1)) expect(source).toMatch(/^'sha256-/)
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600')
  }
})

test('an unchanged cached page is answered with 304', async ({ request }) => {
  const first = await request.get('/faq')
  const { etag = '' } = first.headers()
  const again = await request.get('/faq', { headers: { 'if-none-match': etag } })
  expect([again.status(), (await again.body()).length]).toEqual([304, 0])
  const older = await request.get('/faq', { headers: { 'if-none-match': '"older"' } })
  expect([older.status(), await older.text()]).toEqual([200, await first.text()])
})

test('a cached page is compressed for clients that accept gzip, with the same content', async ({ request }) => {
  const packed = await request.get('/faq', { headers: { 'accept-encoding': 'gzip' } })
  const plain = await request.get('/faq', { headers: { 'accept-encoding': 'identity' } })
  expect(await packed.text()).toBe(await plain.text())
  expect(packed.headers()['content-encoding']).toBe('gzip')
  expect(packed.headers().vary).toContain('Accept-Encoding')
  for (const [name, value] of Object.entries(plain.headers()))
    if (!['content-length', 'date'].includes(name)) expect(packed.headers()).toHaveProperty([name], value)
})

test('a page rendered per request has a new nonce each time', async ({ request }) => {
  for (const path of PER_REQUEST) {
    const nonces = []
    for (let i = 0; i < 2; i++) {
      const response = await request.get(path)
      const [, nonce] = directivesOf(response.headers()['content-security-policy'])['script-src'] ?? []
      expect(await response.text()).toContain(`nonce="${nonce?.slice("'nonce-".length, -1)}"`)
      nonces.push(nonce)
    }
    expect(nonces[0]).not.toBe(nonces[1])
  }
})

test('browsers get HSTS over TLS, and not without it', async ({ request }) => {
  const secure = await request.get('/faq', { headers: { 'x-forwarded-proto': 'https' } })
  expect(secure.headers()['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
  expect((await request.get('/faq')).headers()['strict-transport-security']).toBeUndefined()
})

/** Sent with every response, besides the policy. */
const COMMON = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), interest-cohort=()',
}
const POLICIES = {
  page: /^default-src 'none'; script-src 'self' '(?:nonce|sha256)-[^;]*; style-src 'self'[^;]*; .*frame-ancestors 'none'/,
  endpoint:
    /^default-src 'none'; style-src 'sha256-[^']*'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
  'build file':
    /^default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  nothing: /^default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
}
type Kind = { status: number; policy: keyof typeof POLICIES; send: Parameters<typeof sendRaw>[1][number] }

/** Every kind of response that the server has, except those of a database that is away (tests/faults) and of a deadline (its unit test). */
const KINDS: Record<string, Kind> = {
  'a page': { status: 200, policy: 'page', send: { address: '/faq' } },
  'a page rendered per request': { status: 200, policy: 'page', send: { address: '/search?zipCode=32801' } },
  'the head of a page': { status: 200, policy: 'page', send: { address: '/faq', method: 'HEAD' } },
  'a request of the router without its hash': {
    status: 307,
    policy: 'nothing',
    send: { address: '/faq', headers: { rsc: '1' } },
  },
  'an unknown page': { status: 404, policy: 'page', send: { address: '/no/such/page' } },
  'an unknown article': { status: 404, policy: 'page', send: { address: '/blog/no-such-article' } },
  'an address with NUL': { status: 404, policy: 'page', send: { address: '/blog/%00' } },
  'a TRACE request': { status: 404, policy: 'page', send: { address: '/faq', method: 'TRACE' } },
  'a redirect by settings': { status: 308, policy: 'nothing', send: { address: '/terms' } },
  'a redirect of a trailing slash': { status: 308, policy: 'nothing', send: { address: '/faq/' } },
  'a redirect to sign in': { status: 307, policy: 'nothing', send: { address: '/admin/users' } },
  'an icon': { status: 200, policy: 'nothing', send: { address: '/icon.svg' } },
  'the favicon': { status: 200, policy: 'nothing', send: { address: '/favicon.ico' } },
  'a picture': { status: 200, policy: 'nothing', send: { address: '/media/hero-poster-320.avif' } },
  'a missing icon': { status: 404, policy: 'page', send: { address: '/apple-touch-icon-precomposed.png' } },
  'a missing picture': { status: 404, policy: 'nothing', send: { address: '/pictures/none.webp' } },
  'a missing video': { status: 404, policy: 'nothing', send: { address: '/videos/none.mp4' } },
  'a missing file of the build': {
    status: 404,
    policy: 'build file',
    send: { address: '/_next/static/chunks/none.js' },
  },
  'a folder': { status: 404, policy: 'page', send: { address: '/media' } },
  'robots.txt': { status: 200, policy: 'nothing', send: { address: '/robots.txt' } },
  'the sitemap': { status: 200, policy: 'nothing', send: { address: '/sitemap.xml' } },
  'a feed': { status: 200, policy: 'nothing', send: { address: '/blog/feed.xml' } },
  'the manifest': { status: 200, policy: 'nothing', send: { address: '/manifest.webmanifest' } },
  'the badge': { status: 200, policy: 'nothing', send: { address: '/badge.svg' } },
  'the health endpoint': { status: 200, policy: 'endpoint', send: { address: '/api/health' } },
  'data of an endpoint': { status: 200, policy: 'endpoint', send: { address: '/api/places/autocomplete?input=orl' } },
  'an endpoint without a session': { status: 401, policy: 'endpoint', send: { address: '/api/notifications' } },
  'a query that an endpoint refuses': {
    status: 400,
    policy: 'endpoint',
    send: { address: '/api/map/places?bounds=x' },
  },
  'an unknown endpoint': { status: 404, policy: 'endpoint', send: { address: '/api/no-such-endpoint' } },
  'a method that an endpoint lacks': {
    status: 405,
    policy: 'nothing',
    send: { address: '/api/health', method: 'PUT' },
  },
  'an endpoint with NUL': { status: 400, policy: 'nothing', send: { address: '/api/tours/%00' } },
  'a write from another site': {
    status: 403,
    policy: 'endpoint',
    send: { address: '/api/auth/login', method: 'POST', body: '{}', headers: { origin: 'https://evil.example' } },
  },
  'a body that is too large': {
    status: 413,
    policy: 'endpoint',
    send: { address: '/api/auth/login', method: 'POST', body: `"${'x'.repeat(3_000_000)}"` },
  },
  'a request without a host': { status: 400, policy: 'nothing', send: { address: '/faq', headers: { host: '' } } },
  'a line that is no request': { status: 400, policy: 'nothing', send: { address: '/a b c' } },
  'a byte that is no character': { status: 400, policy: 'nothing', send: { address: '/faq\xff' } },
  'headers that are too long': {
    status: 431,
    policy: 'nothing',
    send: { address: '/', headers: { a: 'x'.repeat(20_000) } },
  },
  'an unknown expectation': { status: 417, policy: 'nothing', send: { address: '/', headers: { expect: 'the moon' } } },
}

for (const [kind, { status, policy, send }] of Object.entries(KINDS))
  test(`${kind} is sent with a content-security policy and the other security headers`, async ({ baseURL }) => {
    const origin = new URL(baseURL ?? '').origin
    const [answer] = await sendRaw(origin, [send], { headers: send.method === 'POST' ? { origin } : {} })
    expect(answer?.status).toBe(status)
    expect(answer?.headers).toMatchObject(COMMON)
    expect(answer?.headers['content-security-policy']).toMatch(POLICIES[policy])
    expect(answer?.headers['x-powered-by']).toBeUndefined()
  })

test('unchanged files (304) and refused attempts (429) have the security headers too', async ({ request, baseURL }) => {
  const same: string[] = []
  for (const path of ['/faq', '/map/ak.json', '/sitemap.xml']) {
    const { etag, 'last-modified': modified = '', ...first } = (await request.get(path)).headers()
    const condition: Record<string, string> = etag ? { 'if-none-match': etag } : { 'if-modified-since': modified }
    const again = await request.get(path, { headers: condition })
    if (again.status() === 304) same.push(path)
    expect(again.headers()).toMatchObject(COMMON)
    expect(again.headers()['content-security-policy']).toBe(first['content-security-policy'])
  }
  expect(same).toEqual(expect.arrayContaining(['/faq', '/map/ak.json']))
  const attempt = {
    address: '/api/auth/login',
    method: 'POST',
    body: JSON.stringify({ email: 'nobody-headers@home.test', password: 'three green boats' }),
    headers: { origin: new URL(baseURL ?? '').origin },
  }
  const answers = await sendRaw(
    baseURL ?? '',
    Array.from({ length: 12 }, () => attempt),
    { concurrency: 1 },
  )
  const limited = answers.find(({ status }) => status === 429)
  expect(limited?.headers).toMatchObject(COMMON)
  expect(limited?.headers['content-security-policy']).toMatch(POLICIES.endpoint)
})

/** Tests the journeys' own check: it must see violations that a page catches, in every window. */
test.describe('a journey', () => {
  test.use({ allowedComplaints: [/status of 404/] })

  for (const where of ['its own page', 'a second browser'])
    test(`fails when the policy blocks something in ${where}, even if the page catches it`, async ({
      page,
      browser,
      baseURL,
    }) => {
      test.fail()
      const context = where === 'its own page' ? page.context() : await browser.newContext()
      const visited = where === 'its own page' ? page : await context.newPage()
      await visited.goto(`${baseURL}/faq`)
      // In a separate task: what Playwright itself runs is not subject to the policy. The browser reports what it blocked a little later.
      await visited.evaluate(() => {
        return new Promise((resolve) => {
          document.addEventListener('securitypolicyviolation', () => resolve(null))
          setTimeout(() => {
            try {
              Function('')
            } catch {
              // Like a library that tests whether it may compile.
            }
          })
          setTimeout(() => resolve(null), 10_000)
        })
      })
    })
})

test.describe('an attacker', () => {
  test.use({ allowedComplaints: [/Content Security Policy/] })

  test('cannot bring a script into a page', async ({ page }) => {
    await page.goto('/search?zipCode=32801')
    const ran = await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.somebodyElse = true'
      document.body.append(script)
      return 'somebodyElse' in window
    })
    expect(ran).toBe(false)
  })
})

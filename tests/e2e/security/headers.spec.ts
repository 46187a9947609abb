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

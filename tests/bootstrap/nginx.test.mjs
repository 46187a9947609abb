import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createServer, request } from 'node:http'
import { after, before, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { startNginx } from '../support/servers/nginx.mjs'

const skip = spawnSync('nginx', ['-v']).error ? 'nginx is not installed' : false
const PAGE_CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
const HSTS = 'max-age=63072000; includeSubDomains'
const POLICY = "default-src 'none'; script-src 'self'"
/** Of nginx's own responses. */
const OWN_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
let nginx
let site
const requests = []
let isPictureDeleted = false
/** Searches that are pending. */
const searches = []

/** Responds as Nookling does: cached pages shared and compressed, endpoints uncompressed, everything else private. */
function respond(incoming, response) {
  requests.push(incoming)
  const address = new URL(incoming.url, 'http://site')
  if (address.pathname === '/search') {
    response.writeHead(200, { 'cache-control': 'public, max-age=0, s-maxage=60' })
    return searches.push(() => response.end(`found ${address.search}`))
  }
  if (address.pathname === '/api/places') {
    response.writeHead(200, { 'cache-control': 'private, no-store', 'content-type': 'application/json' })
    return response.end(JSON.stringify('place '.repeat(500)))
  }
  if (address.pathname === '/pictures/a.webp') {
    const cache = isPictureDeleted ? 'no-store' : 'public, max-age=86400, s-maxage=1'
    response.writeHead(isPictureDeleted ? 404 : 200, { 'cache-control': cache })
    return response.end('a picture')
  }
  if (address.pathname === '/cached') {
    const form = incoming.headers.rsc ? 'router' : 'page'
    const gzipped = gzipSync(`a cached ${form}`)
    response.writeHead(200, {
      'cache-control': PAGE_CACHE_CONTROL,
      'content-encoding': 'gzip',
      'content-length': gzipped.length,
      vary: 'rsc, Accept-Encoding',
      etag: `W/"${form}"`,
    })
    return response.end(gzipped)
  }
  response.writeHead(address.pathname === '/away' ? 503 : 200, {
    'cache-control': 'private, no-store',
    'strict-transport-security': HSTS,
    'content-security-policy': POLICY,
  })
  response.end('fresh')
}

function send(url, { headers = {}, method = 'GET', body } = {}) {
  return new Promise((resolve, reject) => {
    const one = request(
      { port: nginx.port, path: url, method, headers: { host: 'example.org', ...headers } },
      (reply) => {
        const chunks = []
        reply.on('data', (chunk) => chunks.push(chunk))
        reply.on('end', () =>
          resolve({ status: reply.statusCode, headers: reply.headers, body: Buffer.concat(chunks) }),
        )
      },
    )
    one.on('error', reject)
    one.end(body)
  })
}

before(async () => {
  if (skip) return
  site = createServer(respond)
  await new Promise((resolve) => site.listen(0, '127.0.0.1', resolve))
  nginx = await startNginx([site.address().port])
})
after(async () => {
  await nginx?.stop()
  site?.close()
})

test('requests a cached page once and serves it compressed or not, the same to everyone', { skip }, async () => {
  const first = await send('/cached', { headers: { 'accept-encoding': 'br, gzip' } })
  assert.equal(gunzipSync(first.body).toString(), 'a cached page')
  assert.equal(first.headers['content-length'], String(first.body.length))
  const second = await send('/cached', { headers: { cookie: 'session=x' } })
  assert.deepEqual([second.body.toString(), second.headers['content-encoding']], ['a cached page', undefined])
  const router = await send('/cached', { headers: { rsc: '1', 'accept-encoding': 'gzip' } })
  assert.equal(gunzipSync(router.body).toString(), 'a cached router')
  assert.equal(requests.filter(({ url }) => url === '/cached').length, 2)
})

test('stores one copy of a cached page for any query, except for the pages of a list', { skip }, async () => {
  requests.length = 0
  for (const query of ['', '?utm_email=a@b.test', '?x=1&y=2']) await send(`/cached${query}`)
  assert.equal(requests.length, 0)
  await send('/cached?page=2')
  await send('/%63ached')
  assert.deepEqual(
    requests.map(({ url }) => url),
    ['/cached?page=2', '/%63ached'],
  )
})

test('does not queue identical concurrent searches, and answers the next one from the cache', {
  skip,
}, async () => {
  requests.length = 0
  const pendingSearches = [send('/search?zipCode=32801'), send('/search?zipCode=32801')]
  // Neither is answered before both have arrived, so a lock would block the second one.
  while (searches.length < 2) await setTimeout(10)
  for (const respond of searches.splice(0)) respond()
  for (const { body } of await Promise.all(pendingSearches)) assert.equal(body.toString(), 'found ?zipCode=32801')
  assert.equal((await send('/search?zipCode=32801')).body.toString(), 'found ?zipCode=32801')
  assert.equal(requests.length, 2)
  const other = send('/search?zipCode=32802')
  while (searches.length < 1) await setTimeout(10)
  for (const respond of searches.splice(0)) respond()
  assert.equal((await other).body.toString(), 'found ?zipCode=32802')
})

test('a deleted picture is gone once its time in the cache is over', { skip }, async () => {
  requests.length = 0
  for (let i = 0; i < 2; i++) assert.equal((await send('/pictures/a.webp')).status, 200)
  assert.equal(requests.length, 1)
  isPictureDeleted = true
  await setTimeout(2_100)
  for (let i = 0; i < 2; i++) assert.equal((await send('/pictures/a.webp')).status, 404)
})

test('compresses an uncompressed response for clients that accept gzip', { skip }, async () => {
  const gzipped = await send('/api/places', { headers: { 'accept-encoding': 'gzip' } })
  const plain = await send('/api/places')
  assert.equal(gzipped.headers['content-encoding'], 'gzip')
  assert.match(gzipped.headers.vary, /Accept-Encoding/)
  assert.deepEqual([plain.headers['content-encoding'], gunzipSync(gzipped.body)], [undefined, plain.body])
})

test('answers a client that has the current page with 304, and passes HEAD requests through', { skip }, async () => {
  requests.length = 0
  const { headers } = await send('/cached', { headers: { 'accept-encoding': 'gzip' } })
  for (const reads of [{ 'accept-encoding': 'gzip' }, {}])
    assert.equal((await send('/cached', { headers: { ...reads, 'if-none-match': headers.etag } })).status, 304)
  const alone = await send('/cached', { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } })
  assert.deepEqual(
    [alone.status, alone.body.length, alone.headers['content-length']],
    [200, 0, headers['content-length']],
  )
  assert.equal(requests.length, 0)
})

test('always passes private responses through', { skip }, async () => {
  requests.length = 0
  for (let i = 0; i < 3; i++) assert.equal((await send('/own')).body.toString(), 'fresh')
  assert.equal(requests.length, 3)
})

test('does not let a visitor choose the client address or the request id', { skip }, async () => {
  requests.length = 0
  const forged = {
    'x-forwarded-for': '1.2.3.4',
    'x-request-id': 'forged-by-them',
    'x-middleware-subrequest': 'middleware',
  }
  await send('/own', { headers: { ...forged, 'x-forwarded-proto': 'gopher', 'x-forwarded-host': 'evil.example' } })
  const [{ headers }] = requests
  assert.equal(headers['x-forwarded-for'], '127.0.0.1')
  assert.match(headers['x-request-id'], /^[0-9a-f]{32}$/)
  assert.equal(headers['x-middleware-subrequest'], undefined)
  assert.deepEqual(
    [headers['x-forwarded-proto'], headers['x-forwarded-host'], headers.host],
    ['http', 'example.org', 'example.org'],
  )
})

test('rejects too many requests, does not serve metrics, and logs no query', { skip }, async () => {
  assert.equal((await send('/own', { method: 'POST', body: Buffer.alloc(13_000_000) })).status, 413)
  assert.equal((await send('/api/metrics')).status, 404)
  await send('/own?token=a-secret')
  // nginx writes its log a second after the responses.
  const lines = () => nginx.log().split('\n').filter(Boolean)
  const last = () => JSON.parse(lines().at(-1) ?? '{}').path
  for (let wait = 0; last() !== '/own' && wait < 200; wait++) await setTimeout(50)
  assert.equal(last(), '/own')
  assert.ok(!nginx.log().includes('a-secret'))
})

test("sends each response with one policy: the site's, or its own", { skip }, async () => {
  const policyOf = async (...sent) => (await send(...sent)).headers['content-security-policy']
  assert.equal(await policyOf('/own'), POLICY)
  assert.equal(await policyOf('/away'), POLICY)
  assert.equal(await policyOf('/api/metrics'), OWN_POLICY)
  assert.equal(await policyOf('/own', { method: 'POST', body: Buffer.alloc(13_000_000) }), OWN_POLICY)
})

test('sends the HSTS header exactly once with every response, including its own', {
  skip,
}, async () => {
  const responses = [
    await send('/own'),
    await send('/away'),
    await send('/api/metrics'),
    await send('/own', { method: 'POST', body: Buffer.alloc(13_000_000) }),
  ]
  for (const { headers } of responses) assert.equal(headers['strict-transport-security'], HSTS)
})

test('serves cached pages and a page with Retry-After while the site does not respond', { skip }, async () => {
  assert.equal((await send('/away')).status, 503)
  site.closeAllConnections()
  await new Promise((resolve) => site.close(resolve))
  const page = await send('/own')
  assert.deepEqual([page.status, page.headers['retry-after']], [503, '5'])
  assert.equal(page.headers['strict-transport-security'], HSTS)
  assert.match(page.body.toString(), /Back in a moment/)
  const [, style] = /<style>(.*)<\/style>/.exec(page.body.toString()) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  assert.ok(page.headers['content-security-policy'].includes(`style-src 'sha256-${hash}';`))
  const call = await send('/api/own', { method: 'POST', body: 'x' })
  assert.deepEqual([call.status, call.headers['content-type']], [503, 'application/json'])
  assert.equal(call.headers['content-security-policy'], OWN_POLICY)
  assert.equal(typeof JSON.parse(call.body).message, 'string')
  assert.equal((await send('/cached')).body.toString(), 'a cached page')
})

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { createServer, request } from 'node:http'
import { after, before, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { startNginx } from '../support/servers/nginx.mjs'

const skip = spawnSync('nginx', ['-v']).error ? 'nginx is not installed' : false
const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
const HSTS = 'max-age=63072000; includeSubDomains'
let nginx
let site
const asked = []
/** Searches that wait for their answer. */
const searches = []

/** As Nookling answers: cached pages shared and packed, endpoints unpacked, everything else private. */
function answer(incoming, response) {
  asked.push(incoming)
  const address = new URL(incoming.url, 'http://site')
  if (address.pathname === '/search') {
    response.writeHead(200, { 'cache-control': 'public, max-age=0, s-maxage=60' })
    return searches.push(() => response.end(`found ${address.search}`))
  }
  if (address.pathname === '/api/places') {
    response.writeHead(200, { 'cache-control': 'private, no-store', 'content-type': 'application/json' })
    return response.end(JSON.stringify('place '.repeat(500)))
  }
  if (address.pathname === '/kept') {
    const form = incoming.headers.rsc ? 'router' : 'page'
    const packed = gzipSync(`a kept ${form}`)
    response.writeHead(200, {
      'cache-control': SHARED,
      'content-encoding': 'gzip',
      'content-length': packed.length,
      vary: 'rsc, Accept-Encoding',
      etag: `W/"${form}"`,
    })
    return response.end(packed)
  }
  response.writeHead(address.pathname === '/away' ? 503 : 200, {
    'cache-control': 'private, no-store',
    'strict-transport-security': HSTS,
  })
  response.end('fresh')
}

function ask(url, { headers = {}, method = 'GET', body } = {}) {
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
  site = createServer(answer)
  await new Promise((resolve) => site.listen(0, '127.0.0.1', resolve))
  nginx = await startNginx([site.address().port])
})
after(async () => {
  await nginx?.stop()
  site?.close()
})

test('a cached page is requested once and served packed or not, to everybody alike', { skip }, async () => {
  const first = await ask('/kept', { headers: { 'accept-encoding': 'br, gzip' } })
  assert.equal(gunzipSync(first.body).toString(), 'a kept page')
  assert.equal(first.headers['content-length'], String(first.body.length))
  const second = await ask('/kept', { headers: { cookie: 'session=x' } })
  assert.deepEqual([second.body.toString(), second.headers['content-encoding']], ['a kept page', undefined])
  const router = await ask('/kept', { headers: { rsc: '1', 'accept-encoding': 'gzip' } })
  assert.equal(gunzipSync(router.body).toString(), 'a kept router')
  assert.equal(asked.filter(({ url }) => url === '/kept').length, 2)
})

test('whatever stands in the query, a cached page has one copy, except for the pages of a list', { skip }, async () => {
  asked.length = 0
  for (const query of ['', '?utm_email=a@b.test', '?x=1&y=2']) await ask(`/kept${query}`)
  assert.equal(asked.length, 0)
  await ask('/kept?page=2')
  await ask('/%6Bept')
  assert.deepEqual(
    asked.map(({ url }) => url),
    ['/kept?page=2', '/%6Bept'],
  )
})

test('identical concurrent searches do not wait for each other, and the next one comes from the cache', {
  skip,
}, async () => {
  asked.length = 0
  const both = [ask('/search?zipCode=32801'), ask('/search?zipCode=32801')]
  // None is answered before both have arrived, so a lock would hold the second one back.
  while (searches.length < 2) await setTimeout(10)
  for (const send of searches.splice(0)) send()
  for (const { body } of await Promise.all(both)) assert.equal(body.toString(), 'found ?zipCode=32801')
  assert.equal((await ask('/search?zipCode=32801')).body.toString(), 'found ?zipCode=32801')
  assert.equal(asked.length, 2)
  const other = ask('/search?zipCode=32802')
  while (searches.length < 1) await setTimeout(10)
  for (const send of searches.splice(0)) send()
  assert.equal((await other).body.toString(), 'found ?zipCode=32802')
})

test('what the site sends unpacked is packed for who reads gzip', { skip }, async () => {
  const packed = await ask('/api/places', { headers: { 'accept-encoding': 'gzip' } })
  const plain = await ask('/api/places')
  assert.equal(packed.headers['content-encoding'], 'gzip')
  assert.match(packed.headers.vary, /Accept-Encoding/)
  assert.deepEqual([plain.headers['content-encoding'], gunzipSync(packed.body)], [undefined, plain.body])
})

test('a client with a current cached page gets no second copy, and HEAD requests work on their own', {
  skip,
}, async () => {
  asked.length = 0
  const { headers } = await ask('/kept', { headers: { 'accept-encoding': 'gzip' } })
  for (const reads of [{ 'accept-encoding': 'gzip' }, {}])
    assert.equal((await ask('/kept', { headers: { ...reads, 'if-none-match': headers.etag } })).status, 304)
  const alone = await ask('/kept', { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } })
  assert.deepEqual(
    [alone.status, alone.body.length, alone.headers['content-length']],
    [200, 0, headers['content-length']],
  )
  assert.equal(asked.length, 0)
})

test('what is one person’s passes through, each time', { skip }, async () => {
  asked.length = 0
  for (let i = 0; i < 3; i++) assert.equal((await ask('/own')).body.toString(), 'fresh')
  assert.equal(asked.length, 3)
})

test('a visitor cannot say where the request comes from, nor name it', { skip }, async () => {
  asked.length = 0
  const forged = {
    'x-forwarded-for': '1.2.3.4',
    'x-request-id': 'forged-by-them',
    'x-middleware-subrequest': 'middleware',
  }
  await ask('/own', { headers: { ...forged, 'x-forwarded-proto': 'gopher', 'x-forwarded-host': 'evil.example' } })
  const [{ headers }] = asked
  assert.equal(headers['x-forwarded-for'], '127.0.0.1')
  assert.match(headers['x-request-id'], /^[0-9a-f]{32}$/)
  assert.equal(headers['x-middleware-subrequest'], undefined)
  assert.deepEqual(
    [headers['x-forwarded-proto'], headers['x-forwarded-host'], headers.host],
    ['http', 'example.org', 'example.org'],
  )
})

test('over-limit requests are rejected, metrics are not exposed, and the log holds no query strings', {
  skip,
}, async () => {
  assert.equal((await ask('/own', { method: 'POST', body: Buffer.alloc(13_000_000) })).status, 413)
  assert.equal((await ask('/api/metrics')).status, 404)
  await ask('/own?token=a-secret')
  // nginx writes its lines a second after the responses.
  const lines = () => nginx.log().split('\n').filter(Boolean)
  const last = () => JSON.parse(lines().at(-1) ?? '{}').path
  for (let wait = 0; last() !== '/own' && wait < 200; wait++) await setTimeout(50)
  assert.equal(last(), '/own')
  assert.ok(!nginx.log().includes('a-secret'))
})

test('every answer says once that browsers shall stay with TLS, also those that nginx makes itself', {
  skip,
}, async () => {
  const answers = [
    await ask('/own'),
    await ask('/away'),
    await ask('/api/metrics'),
    await ask('/own', { method: 'POST', body: Buffer.alloc(13_000_000) }),
  ]
  for (const { headers } of answers) assert.equal(headers['strict-transport-security'], HSTS)
})

test('while no server responds, visitors see when to retry, and cached pages are still served', { skip }, async () => {
  assert.equal((await ask('/away')).status, 503)
  site.closeAllConnections()
  await new Promise((resolve) => site.close(resolve))
  const page = await ask('/own')
  assert.deepEqual([page.status, page.headers['retry-after']], [503, '5'])
  assert.equal(page.headers['strict-transport-security'], HSTS)
  assert.match(page.body.toString(), /Back in a moment/)
  const call = await ask('/api/own', { method: 'POST', body: 'x' })
  assert.deepEqual([call.status, call.headers['content-type']], [503, 'application/json'])
  assert.equal(typeof JSON.parse(call.body).message, 'string')
  assert.equal((await ask('/kept')).body.toString(), 'a kept page')
})

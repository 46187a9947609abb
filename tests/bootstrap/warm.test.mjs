import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { after, before, test } from 'node:test'
import { addressesIn, fetchAll } from '../../scripts/bootstrap/serving/warm.mjs'

let origin
let running = 0
let most = 0
const requested = []
let areFour
const four = new Promise((resolve) => {
  areFour = resolve
})
const server = createServer(async (request, response) => {
  most = Math.max(most, ++running)
  requested.push(request.url)
  if (running === 4) areFour()
  // Answered only when all four are here, so that a slow machine shows four at a time, too.
  if (request.url.startsWith('/at-once-')) await four
  await new Promise((resolve) => setTimeout(resolve, 10))
  running--
  if (request.url === '/gone') response.writeHead(404)
  if (request.url === '/moved') response.writeHead(308, { location: '/page-0' })
  response.end(`text of ${request.url}`)
})
before(async () => {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${server.address().port}`
})
after(() => server.close())

test('requests the addresses of a sitemap from the given server, whatever host they name', () => {
  const xml =
    '<urlset><url><loc>https://care.example/faq</loc></url><url><loc>https://care.example/</loc></url></urlset>'
  assert.deepEqual(addressesIn(xml, 'http://127.0.0.1:3000'), ['http://127.0.0.1:3000/faq', 'http://127.0.0.1:3000/'])
  assert.deepEqual(addressesIn('', origin), [])
})

test('requests every page once, four at a time, and reports progress', async () => {
  const addresses = Array.from({ length: 20 }, (_, i) => `${origin}/${i < 4 ? 'at-once' : 'page'}-${i}`)
  const progress = []
  const results = await fetchAll(addresses, { onProgress: (done, total) => progress.push(`${done}/${total}`) })
  assert.deepEqual(
    results,
    addresses.map((address) => ({ address, text: '' })),
  )
  assert.equal(new Set(requested).size, 20)
  assert.equal(most, 4)
  assert.equal(progress.at(-1), '20/20')
})

test('collects the text of pages only on request', async () => {
  const [file] = await fetchAll([`${origin}/page-1`], { keepsText: true })
  assert.equal(file.text, 'text of /page-1')
})

test('names an address that does not return a page, with the reason', async () => {
  const closed = createServer()
  await new Promise((resolve) => closed.listen(0, '127.0.0.1', resolve))
  const { port } = closed.address()
  await new Promise((resolve) => closed.close(resolve))
  const addresses = [`${origin}/gone`, `${origin}/moved`, `http://127.0.0.1:${port}/`]
  const results = await fetchAll(addresses, { keepsText: true })
  assert.deepEqual(
    results.map(({ problem }) => problem),
    ['status 404', 'status 308', 'ECONNREFUSED'],
  )
})

import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { after, before, test } from 'node:test'
import { addressesIn, fetchAll } from '../../scripts/bootstrap/serving/warm.mjs'

let origin
let running = 0
let most = 0
const asked = []
const server = createServer(async (request, response) => {
  most = Math.max(most, ++running)
  asked.push(request.url)
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

test('sitemap addresses are requested from the given server, whatever host they name', () => {
  const xml =
    '<urlset><url><loc>https://care.example/faq</loc></url><url><loc>https://care.example/</loc></url></urlset>'
  assert.deepEqual(addressesIn(xml, 'http://127.0.0.1:3000'), ['http://127.0.0.1:3000/faq', 'http://127.0.0.1:3000/'])
  assert.deepEqual(addressesIn('', origin), [])
})

test('every page is requested once, four at a time, and progress is reported', async () => {
  const addresses = Array.from({ length: 20 }, (_, i) => `${origin}/page-${i}`)
  const heard = []
  const results = await fetchAll(addresses, { onProgress: (done, total) => heard.push(`${done}/${total}`) })
  assert.deepEqual(
    results,
    addresses.map((address) => ({ address, text: '' })),
  )
  assert.equal(new Set(asked).size, 20)
  assert.equal(most, 4)
  assert.equal(heard.at(-1), '20/20')
})

test('the page text is stored only when a caller needs it', async () => {
  const [file] = await fetchAll([`${origin}/page-1`], { keepsText: true })
  assert.equal(file.text, 'text of /page-1')
})

test('an address that does not answer with a page is named with the reason', async () => {
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

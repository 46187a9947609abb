import { createServer, get, type IncomingHttpHeaders, type Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync, gzipSync } from 'node:zlib'
import { answerUnchangedBriefly } from '../unchanged-answer.mjs'
import { PackedPages, readsGzip, sendPagesPacked } from './packed-answer.mjs'

const original = ServerResponse.prototype.appendHeader
const PAGE = '<p>Little Harbor Academy</p>'.repeat(100)
const gzip = { 'accept-encoding': 'gzip, deflate, br' }
let server: Server

/** As Next answers with a kept page: its headers, its length, and all of it at once. */
beforeAll(async () => {
  answerUnchangedBriefly()
  sendPagesPacked()
  server = createServer((request, response) => {
    response.statusCode = request.url === '/gone' ? 404 : 200
    if (request.url !== '/own') response.appendHeader('etag', 'W/"abc"')
    response.setHeader('content-type', request.url === '/video' ? 'video/mp4' : 'text/html; charset=utf-8')
    response.setHeader('content-length', PAGE.length)
    response.end(request.method === 'HEAD' ? null : PAGE)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  ServerResponse.prototype.appendHeader = original
  await new Promise((resolve) => server.close(resolve))
})

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; bytes: Buffer }

function ask(headers: Record<string, string>, { path = '/', method = 'GET' } = {}): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) =>
    get({ port, path, method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(parts) }),
      )
    }).on('error', reject),
  )
}

test('who reads gzip gets the page packed, in one piece of a length that is said, each time', async () => {
  for (let visit = 0; visit < 2; visit++) {
    const { status, headers, bytes } = await ask(gzip)
    expect(gunzipSync(bytes).toString()).toBe(PAGE)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-length': String(bytes.length),
      etag: 'W/"abc"',
    })
    expect(headers).not.toHaveProperty('transfer-encoding')
  }
})

test('who does not gets it as it is', async () => {
  const { headers, bytes } = await ask({})
  expect(bytes.toString()).toBe(PAGE)
  expect(headers).toMatchObject({ 'content-length': String(PAGE.length), etag: 'W/"abc"' })
  expect(headers).not.toHaveProperty('content-encoding')
})

test('who has this very page, packed or not, gets its name and nothing more', async () => {
  for (const reads of [gzip, {}]) {
    const { status, headers, bytes } = await ask({ ...reads, 'if-none-match': 'W/"abc"' })
    expect([status, bytes.length, headers.etag]).toEqual([304, 0, 'W/"abc"'])
    for (const name of ['content-encoding', 'content-length', 'content-type']) expect(headers).not.toHaveProperty(name)
  }
})

test('who asks for the headers alone hears that the page would come packed, and no wrong length', async () => {
  const { status, headers, bytes } = await ask(gzip, { method: 'HEAD' })
  expect([status, bytes.length, headers['content-encoding'], headers['content-length']]).toEqual([
    200,
    0,
    'gzip',
    undefined,
  ])
  expect((await ask({}, { method: 'HEAD' })).headers['content-length']).toBe(String(PAGE.length))
})

test.each([
  ['a page that is made for one visitor', '/own', {}],
  ['what is not there', '/gone', {}],
  ['a video', '/video', {}],
  ['what the router fetches for a page', '/', { rsc: '1' }],
])('%s is left to Next', async (_what, path, headers) => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await ask({ ...gzip, ...headers }, { path, method })
    expect(answer.headers).not.toHaveProperty('content-encoding')
    expect(answer.headers['content-length']).toBe(String(PAGE.length))
    if (method === 'GET') expect(answer.bytes.toString()).toBe(PAGE)
  }
})

test.each([
  ['gzip', true],
  ['gzip, deflate, br, zstd', true],
  ['br;q=1.0, gzip;q=0.8', true],
  ['GZIP', true],
  ['gzip;q=0', false],
  ['br, gzip; q=0.0, identity', false],
  ['x-gzip', false],
  ['identity', false],
  ['', false],
  [undefined, false],
])('a browser that says %s reads gzip: %s', (accepted, expected) => {
  expect(readsGzip(accepted)).toBe(expected)
})

test('a page is packed once, until others that were asked for later have taken its room', () => {
  const size = gzipSync(PAGE).length
  const pages = new PackedPages(2 * size)
  const [first, second] = [pages.pack('a', PAGE), pages.pack('b', PAGE)]
  expect(pages.pack('a', PAGE)).toBe(first)
  pages.pack('c', PAGE)
  expect(pages.pack('a', PAGE)).toBe(first)
  expect(pages.pack('b', PAGE)).not.toBe(second)
})

test('a page that is larger than the whole room is sent and not kept', () => {
  const pages = new PackedPages(10)
  expect(gunzipSync(pages.pack('a', PAGE)).toString()).toBe(PAGE)
  expect(pages.pack('a', PAGE)).not.toBe(pages.pack('a', PAGE))
})

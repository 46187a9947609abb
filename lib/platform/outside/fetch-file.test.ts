import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fetchFile, OUTSIDE_SENTENCES as SAYS } from './fetch-file'

let server: Server
let origin = ''
let asked: string[] = []
const pages: Record<string, RequestListener> = {
  '/picture': (_, response) => response.end('bytes'),
  '/moved': (_, response) => response.writeHead(302, { location: '/picture' }).end(),
  '/round': (_, response) => response.writeHead(302, { location: '/round' }).end(),
  '/inside': (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
  '/file': (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/large': (_, response) => response.end('x'.repeat(5_000)),
  '/cut': (_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('x')
    response.socket?.destroy()
  },
}

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const page = pages[request.url ?? '']
    if (page) page(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  asked = []
})
afterAll(() => new Promise((closed) => server.close(closed)))

const nearby = { isOpen: (ip: string) => ip.startsWith('127.'), isOpenPort: () => true }
const refusal = (address: string, reach?: typeof nearby) =>
  fetchFile(address, 1_000, reach).then(
    () => 'fetched',
    (error) => error.message,
  )

test('what stands at an address is fetched, by a redirect too', async () => {
  for (const path of ['/picture', '/moved'])
    expect(Buffer.from(await fetchFile(origin + path, 1_000, nearby)).toString()).toBe('bytes')
})

test.each([
  'http://127.0.0.1',
  'http://localhost',
  'http://[::1]',
  'http://2130706433',
  'http://0x7f.1',
  'http://[::ffff:127.0.0.1]',
])('our server is not asked for itself as %s', async (host) => {
  expect(await refusal(`${host}/picture`)).toBe(SAYS.closed)
  expect(await refusal(`${host}:${new URL(origin).port}/picture`)).toBe(SAYS.closed)
  expect(asked).toEqual([])
})

test.each([
  'http://10.0.0.1/',
  'http://169.254.169.254/latest/meta-data',
  'https://192.168.1.1/a.webp',
  'https://example.com:8443/a',
])('%s is nobody’s public picture', async (address) => {
  expect(await refusal(address)).toBe(SAYS.closed)
})

test('a redirect from outside leads neither to our own network nor to a file', async () => {
  expect(await refusal(`${origin}/inside`, nearby)).toBe(SAYS.closed)
  expect(await refusal(`${origin}/file`, nearby)).toBe(SAYS.address)
})

test.each([
  '',
  'picture',
  'ftp://example.com/a',
  'javascript:alert(1)',
  'https://kim:secret@example.com/a.webp',
  'data:image/png;base64,x',
])('%j is no address of a picture', async (address) => {
  expect(await refusal(address)).toBe(SAYS.address)
})

test('what is too large, cut off, gone, or leads round and round is told in a sentence', async () => {
  expect(await refusal(`${origin}/large`, nearby)).toBe(SAYS.tooLarge)
  for (const path of ['/cut', '/none', '/round']) expect(await refusal(origin + path, nearby)).toBe(SAYS.away)
  expect(asked.filter((path) => path === '/round')).toHaveLength(4)
})

import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fetchFile, isPublicAddress, FETCH_FILE_MESSAGES as SENTENCES } from './fetch-file'

describe('fetch file', () => {
  let server: Server
  let origin = ''
  let requests: string[] = []
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
      requests.push(request.url ?? '')
      const page = pages[request.url ?? '']
      if (page) page(request, response)
      else response.writeHead(404).end()
    })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  beforeEach(() => {
    requests = []
  })
  afterAll(() => new Promise((closed) => server.close(closed)))

  const nearby = { isOpen: (ip: string) => ip.startsWith('127.'), isOpenPort: () => true }
  const errorMessageOf = (address: string, reach?: typeof nearby) =>
    fetchFile(address, 1_000, reach).then(
      () => 'fetched',
      (error) => error.message,
    )

  test('a file is fetched, also through a redirect', async () => {
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
  ])('our own server cannot be fetched as %s', async (host) => {
    expect(await errorMessageOf(`${host}/picture`)).toBe(SENTENCES.closed)
    expect(await errorMessageOf(`${host}:${new URL(origin).port}/picture`)).toBe(SENTENCES.closed)
    expect(requests).toEqual([])
  })

  test.each([
    'http://10.0.0.1/',
    'http://169.254.169.254/latest/meta-data',
    'https://192.168.1.1/a.webp',
    'https://example.com:8443/a',
  ])('%s is not a public address', async (address) => {
    expect(await errorMessageOf(address)).toBe(SENTENCES.closed)
  })

  test('a redirect cannot lead to our own network or to a local file', async () => {
    expect(await errorMessageOf(`${origin}/inside`, nearby)).toBe(SENTENCES.closed)
    expect(await errorMessageOf(`${origin}/file`, nearby)).toBe(SENTENCES.address)
  })

  test.each([
    '',
    'picture',
    'ftp://example.com/a',
    'javascript:alert(1)',
    'https://kim:secret@example.com/a.webp',
    'data:image/png;base64,x',
  ])('%j is not a valid address of a picture', async (address) => {
    expect(await errorMessageOf(address)).toBe(SENTENCES.address)
  })

  test('a file that is too large, truncated or missing and a redirect loop have a message for the user', async () => {
    expect(await errorMessageOf(`${origin}/large`, nearby)).toBe(SENTENCES.tooLarge)
    for (const path of ['/cut', '/none', '/round'])
      expect(await errorMessageOf(origin + path, nearby)).toBe(SENTENCES.away)
    expect(requests.filter((path) => path === '/round')).toHaveLength(4)
  })
})

describe('public address', () => {
  test.each(['8.8.8.8', '93.184.215.14', '172.15.0.1', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::200e'])(
    '%s is on the Internet',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  test.each([
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '203.0.113.5',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::7f00:1',
    '127.1',
    '0x7f.0.0.1',
    '8.8.2056',
    '3fff::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:4136::',
    '2001:db8::1',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    'localhost',
    '8.8.8.8.evil.example',
    '',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

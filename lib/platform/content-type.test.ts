import { createServer, IncomingMessage, ServerResponse } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { sayContentType } from './content-type.mjs'

const { setHeader, writeHead } = ServerResponse.prototype
beforeAll(sayContentType)
afterAll(() => {
  Object.assign(ServerResponse.prototype, { setHeader, writeHead })
})

async function headersOf(status: number, given: Record<string, string | string[]>): Promise<Headers> {
  const server = createServer((_request, response) => {
    response.statusCode = status
    for (const [name, value] of Object.entries(given)) response.setHeader(name, value)
    response.end(status === 304 ? undefined : '/signin')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const { headers } = await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual', headers: { connection: 'close' } })
  await new Promise((resolve) => server.close(resolve))
  return headers
}

test.each([
  [200, 'text/plain', 'text/plain; charset=utf-8'],
  [200, ['text/xml'], 'text/xml; charset=utf-8'],
  [200, 'image/svg+xml', 'image/svg+xml; charset=utf-8'],
  [200, ['application/json'], 'application/json'],
  [200, 'application/rss+xml; charset=utf-8', 'application/rss+xml; charset=utf-8'],
  [200, 'image/avif', 'image/avif'],
])('an answer with %i and %j reaches the browser as %j', async (status, type, sent) => {
  for (const name of ['content-type', 'Content-Type'])
    expect((await headersOf(status, { [name]: type })).get('content-type')).toBe(sent)
})

test("a redirect's words are text, unless it says something else; what is unchanged has no type", async () => {
  const location = { location: '/signin' }
  expect((await headersOf(307, location)).get('content-type')).toBe('text/plain; charset=utf-8')
  expect((await headersOf(308, { ...location, 'content-type': 'text/html' })).get('content-type')).toBe('text/html')
  expect((await headersOf(304, {})).get('content-type')).toBeNull()
})

test('whoever packs answers reads the type as a text, before anything is sent', () => {
  const answer = new ServerResponse(new IncomingMessage(new Socket()))
  expect(answer.setHeader('Content-Type', ['application/json']).getHeader('content-type')).toBe('application/json')
})

test('every other header stays as it is', async () => {
  const headers = await headersOf(200, { 'Set-Cookie': ['a=1'], Vary: ['rsc'] })
  expect(headers.getSetCookie()).toEqual(['a=1'])
  expect(headers.get('vary')).toBe('rsc')
})

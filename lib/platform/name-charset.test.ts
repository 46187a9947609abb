import { createServer, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { nameCharset } from './name-charset.mjs'

const original = ServerResponse.prototype.writeHead
afterAll(() => {
  ServerResponse.prototype.writeHead = original
})

test.each([
  [200, 'text/plain', 'text/plain; charset=utf-8'],
  [200, ['text/xml'], 'text/xml; charset=utf-8'],
  [200, 'image/svg+xml', 'image/svg+xml; charset=utf-8'],
  [200, 'application/rss+xml; charset=utf-8', 'application/rss+xml; charset=utf-8'],
  [200, 'image/avif', 'image/avif'],
  [307, undefined, 'text/plain; charset=utf-8'],
  [304, undefined, null],
])('an answer with %i and %j reaches the browser as %j', async (status, type, sent) => {
  nameCharset()
  const server = createServer((_request, response) => {
    response.statusCode = status
    if (type) response.setHeader('Content-Type', type)
    if (status === 307) response.setHeader('Location', '/signin')
    response.end(status === 304 ? undefined : '/signin')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const { headers } = await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual', headers: { connection: 'close' } })
  await new Promise((resolve) => server.close(resolve))
  expect(headers.get('content-type')).toBe(sent)
})

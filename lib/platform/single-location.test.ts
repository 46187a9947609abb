import { createServer, get, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sendLocationOnce } from './single-location.mjs'

const original = ServerResponse.prototype.appendHeader
afterAll(() => {
  ServerResponse.prototype.appendHeader = original
})

test('whoever follows a redirect gets one address; other headers may still come twice', async () => {
  sendLocationOnce()
  const server = createServer((_request, response) => {
    response.setHeader('Location', '/new')
    response.appendHeader('location', '/new').appendHeader('x-tag', 'a').appendHeader('x-tag', 'b')
    response.writeHead(308).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const headers = await new Promise<string[]>((resolve, reject) =>
    get({ port, agent: false }, (answer) => resolve(answer.resume().rawHeaders)).on('error', reject),
  )
  await new Promise((resolve) => server.close(resolve))
  expect(headers.filter((name) => name.toLowerCase() === 'location')).toHaveLength(1)
  expect(headers.filter((name) => name === 'x-tag')).toHaveLength(2)
})

test('a location that was only appended is sent', () => {
  sendLocationOnce()
  const response = new ServerResponse({ method: 'GET' } as never)
  response.appendHeader('location', '/new')
  expect(response.getHeader('location')).toBe('/new')
})

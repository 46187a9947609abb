import { createServer, ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { sendHeadWithBody } from './head-with-body.mjs'

const { flushHeaders } = ServerResponse.prototype
beforeAll(sendHeadWithBody)
afterAll(() => {
  ServerResponse.prototype.flushHeaders = flushHeaders
})

/** What arrives first, of an answer that is written as Next does. */
async function firstPiece(write: (response: ServerResponse) => void): Promise<string> {
  const server = createServer((_request, response) => {
    response.flushHeaders()
    write(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n')
  const piece = await new Promise<Buffer>((resolve) => socket.once('data', resolve))
  socket.destroy()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  return piece.toString()
}

test('head and body of an answer that is there at once come in one piece', async () => {
  const piece = await firstPiece((response) => {
    response.write('{"name":"Sunny"}')
    Promise.resolve().then(() => response.end())
  })
  expect(piece).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]+\{"name":"Sunny"\}\r\n0\r\n\r\n$/)
})

test('what is written bit by bit, such as an event stream, waits for nothing', async () => {
  expect(await firstPiece((response) => void response.write('event: hello\n\n'))).toContain('event: hello')
})

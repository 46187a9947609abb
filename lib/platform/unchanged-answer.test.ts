import { createServer, get, type Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerUnchangedBriefly, isKnown } from './unchanged-answer.mjs'

const original = ServerResponse.prototype.appendHeader
let server: Server
beforeAll(async () => {
  answerUnchangedBriefly()
  server = createServer((request, response) => {
    response.statusCode = request.url === '/gone' ? 404 : 200
    response.appendHeader('etag', '"abc"')
    response.setHeader('content-type', 'text/html').setHeader('content-length', 4)
    response.end('page')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  ServerResponse.prototype.appendHeader = original
  await new Promise((resolve) => server.close(resolve))
})

type Answer = { status: number | undefined; headers: Record<string, unknown>; body: string }

function ask(headers: Record<string, string>, path = '/'): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) =>
    get({ port, path, headers, agent: false }, (answer) => {
      let body = ''
      answer.on('data', (part) => {
        body += part
      })
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body }))
    }).on('error', reject),
  )
}

test('who comes for the first time, or had an older page, gets the page and its name', async () => {
  expect(await ask({})).toMatchObject({ status: 200, body: 'page', headers: { etag: '"abc"' } })
  expect(await ask({ 'if-none-match': '"older"' })).toMatchObject({ status: 200, body: 'page' })
})

test('who has this very page gets its name and nothing more', async () => {
  const answer = await ask({ 'if-none-match': 'W/"abc"' })
  expect(answer).toMatchObject({ status: 304, body: '', headers: { etag: '"abc"' } })
  expect(answer.headers).not.toHaveProperty('content-length')
  expect(answer.headers).not.toHaveProperty('content-type')
})

test('what is not there is said again to whoever asks again', async () => {
  expect(await ask({ 'if-none-match': '"abc"' }, '/gone')).toMatchObject({ status: 404, body: 'page' })
})

test("the router's own request for a page is not taken for the page", async () => {
  const answer = await ask({ 'if-none-match': '"abc"', rsc: '1' })
  expect(answer).toMatchObject({ status: 200, body: 'page' })
  expect(answer.headers).not.toHaveProperty('etag')
})

test.each([
  ['"abc"', true],
  ['"x", W/"abc"', true],
  ['*', true],
  ['"ab"', false],
  ['', false],
  [undefined, false],
])('a browser that knows %s: %s', (known, expected) => {
  expect([isKnown(known, '"abc"'), isKnown(known, 'W/"abc"')]).toEqual([expected, expected])
})

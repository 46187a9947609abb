import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { numberRequests, requestId } from './request-id.mjs'

const UUID = /^[0-9a-f-]{36}$/

/** What a server sees as the id of a request that was sent with one. */
async function seenOf(sent: string | undefined): Promise<string> {
  const server = createServer((request, response) => response.end(String(request.headers['x-request-id'])))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const headers = sent === undefined ? {} : { 'x-request-id': sent }
  const text = await new Promise<string>((resolve) =>
    get({ port, headers, agent: false }, (answer) =>
      answer.setEncoding('utf8').once('data', (words: string) => resolve(words)),
    ),
  )
  await new Promise((resolve) => server.close(resolve))
  return text
}

test('every request has an id; one that anybody might have sent is not believed, and a proxy’s is', async () => {
  numberRequests()
  expect(await seenOf(undefined)).toMatch(UUID)
  expect(await seenOf('from-a-visitor-1')).toMatch(UUID)
  numberRequests({ isBehindProxy: true })
  // The first subscriber has written its own by then, which the second keeps.
  expect(await seenOf('from-a-visitor-1')).toMatch(UUID)
})

test('an id is kept where it is one, and made where it is none', () => {
  expect(requestId('5f0c1b2a9d')).toBe('5f0c1b2a9d')
  for (const none of [null, undefined, '', 'short', 'a b c d e f g', 'x'.repeat(65), 'line\nbreak-1'])
    expect(requestId(none)).toMatch(UUID)
})

import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { awayRequests, sayDatabaseIsAway } from './database-away-answer.mjs'
import { noteFailedPage } from './failed-pages'
import { logger } from './logger'

const logged = jest.spyOn(logger, 'error').mockImplementation(() => undefined)
sayDatabaseIsAway()

/** As Next: the error is noted, then its page is sent with 500. */
async function visit(id: string, error: unknown) {
  const server = createServer((request, response) => {
    noteFailedPage(error, { path: request.url ?? '', method: 'GET', headers: request.headers })
    response.statusCode = 500
    response.end('a page')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const answer = await new Promise<{ status?: number | undefined; retryAfter?: string | undefined }>((resolve) =>
    get(
      { port, path: '/search?zipCode=32801', agent: false, headers: { 'x-request-id': id } },
      ({ statusCode, headers }) => resolve({ status: statusCode, retryAfter: headers['retry-after'] }),
    ),
  )
  await new Promise((resolve) => server.close(resolve))
  return answer
}

test('a page that fails because no database answers is sent with 503, and says when to come again', async () => {
  const away = new Error('Connection terminated unexpectedly')
  expect(await visit('visit-number-1', away)).toEqual({ status: 503, retryAfter: '5' })
  expect(logged).toHaveBeenCalledWith(
    expect.objectContaining({ id: 'visit-number-1', method: 'GET', path: '/search' }),
    'page failed',
  )
})

test('a page that fails by a fault of our own stays one, also after one that did not', async () => {
  expect(await visit('visit-number-1', new TypeError('x'))).toEqual({ status: 500, retryAfter: undefined })
})

test('answers that had begun leave nothing behind that grows', () => {
  const headers = {}
  for (let i = 0; i < 2_500; i++)
    noteFailedPage(new Error('Connection terminated unexpectedly'), { path: '/', method: 'GET', headers })
  expect(awayRequests.size).toBeLessThanOrEqual(1_000)
})

import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { register } from 'prom-client'
import { kindOf, logsRequests, watchRequests } from '@/server/log-and-metrics.mjs'
import { serveSteps } from '@/tests/support/servers/run-server-step'

const lines: Record<string, unknown>[] = []
/** The visitor disconnects. */
let leave = () => {}
let site: Awaited<ReturnType<typeof serveSteps>>
beforeAll(async () => {
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(JSON.parse(String(text)))
    return true
  })
  site = await serveSteps(await watchRequests({ measures: true, logs: true }), (received, response) => {
    if (received.url === '/slow') return leave()
    response.statusCode = received.url === '/nowhere' ? 404 : 200
    response.end('x')
  })
})
afterAll(async () => {
  await site.stop()
  jest.restoreAllMocks()
})

function send(path: string, { method = 'GET' } = {}): Promise<void> {
  const { port } = site.server.address() as AddressInfo
  return new Promise((resolve) => {
    const sent = request(
      { port, path, method, agent: false, headers: { 'x-request-id': 'id-of-this-one' } },
      (answer) => answer.resume().once('end', resolve),
    )
    sent.once('error', () => resolve())
    sent.end()
    leave = () => void sent.destroy()
  })
}

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5))
}

test('logs each request on a line with its id and path, never its query, and counts it by kind and status', async () => {
  await send('/confirm-facts?token=secret')
  await send('/api/favorites', { method: 'POST' })
  await send('/nowhere', { method: 'PROPFIND' })
  await send('/slow')
  await until(() => lines.length === 4)
  expect(lines[0]).toEqual({
    level: 30,
    time: expect.stringMatching(/^\d{4}-/),
    event: 'request',
    id: 'id-of-this-one',
    method: 'GET',
    path: '/confirm-facts',
    status: 200,
    ms: expect.any(Number),
  })
  expect(lines.map(({ status }) => status)).toEqual([200, 200, 404, 499])
  expect(JSON.stringify(lines)).not.toContain('secret')
  const metrics = await register.metrics()
  for (const series of [
    'http_request_duration_seconds_count{method="GET",kind="page",status="200"} 1',
    'http_request_duration_seconds_count{method="POST",kind="api",status="200"} 1',
    'http_request_duration_seconds_count{method="other",kind="page",status="404"} 1',
    'http_request_duration_seconds_count{method="GET",kind="page",status="499"} 1',
    'http_requests_open 0',
  ])
    expect(metrics).toContain(series)
  expect(metrics).toContain('nodejs_eventloop_lag_seconds')
})

test('LOG_LEVEL applies to the lines of requests, too: warn and above leave them out', () => {
  const levels = ['', 'debug', 'info', 'warn', 'error', 'silent']
  expect(levels.filter((LOG_LEVEL) => logsRequests({ LOG_REQUESTS: '1', LOG_LEVEL }))).toEqual(['', 'debug', 'info'])
  expect([{}, { LOG_REQUESTS: '0' }, { LOG_REQUESTS: 'true' }].map(logsRequests)).toEqual([false, false, true])
})

test('sorts any path into one of four kinds', () => {
  expect(['/api/x', '/_next/static/a.js', '/media/a.webp', '/pictures/a.webp', '/', '/apia'].map(kindOf)).toEqual([
    'api',
    'static',
    'static',
    'picture',
    'page',
    'page',
  ])
})

import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { register } from 'prom-client'
import { kindOf, watchRequests } from './watch-requests.mjs'

const lines: Record<string, unknown>[] = []
beforeAll(async () => {
  // For good: Node goes on telling us of requests that later files of this process make.
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(JSON.parse(String(text)))
    return true
  })
  await watchRequests({ measures: true, logs: true })
})

const server = createServer((asked, answer) => {
  if (asked.url === '/slow') return
  answer.statusCode = asked.url === '/nowhere' ? 404 : 200
  answer.end('x')
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

function ask(path: string, { method = 'GET', leavesAfterMs = 0 } = {}): Promise<void> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve) => {
    const asked = request(
      { port, path, method, agent: false, headers: { 'x-request-id': 'id-of-this-one' } },
      (answer) => answer.resume().once('end', resolve),
    )
    asked.once('error', () => resolve())
    asked.end()
    if (leavesAfterMs) setTimeout(() => asked.destroy(), leavesAfterMs)
  })
}

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5))
}

test('each request is a line with its id and path, never its query, and is counted by kind and status', async () => {
  await ask('/confirm-facts?token=secret')
  await ask('/api/favorites', { method: 'POST' })
  await ask('/nowhere', { method: 'PROPFIND' })
  await ask('/slow', { leavesAfterMs: 20 })
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

test('whatever is asked, there are four kinds', () => {
  expect(['/api/x', '/_next/static/a.js', '/media/a.webp', '/pictures/a.webp', '/', '/apia'].map(kindOf)).toEqual([
    'api',
    'static',
    'static',
    'picture',
    'page',
    'page',
  ])
})

import { requestId } from '../lib/platform/logging/request-id.mjs'
import { isOn } from '../scripts/bootstrap/serving/checks.mjs'
import { EVENT_STREAM } from './query.mjs'

/** Sets an id in each request's headers, which connects our log with the proxy's. Only a trusted proxy may choose it. */
export const setRequestId =
  ({ isBehindProxy }) =>
  (request, _response, next) => {
    request.headers['x-request-id'] = requestId(isBehindProxy ? request.headers['x-request-id'] : undefined)
    return next()
  }

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])
const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Whether a line per request is logged, at level info. @param {Record<string, string | undefined>} env */
export const logsRequests = ({ LOG_REQUESTS, LOG_LEVEL }) =>
  isOn(LOG_REQUESTS) && ['debug', 'info'].includes(LOG_LEVEL || 'info')

/** Measures every request for /api/metrics and logs a line for each, as configured. */
export async function watchRequests({ measures, logs }) {
  if (!measures && !logs) return (_request, _response, next) => next()
  const meters = measures ? await openMeters() : undefined
  return (request, response, next) => {
    const start = performance.now()
    // Read before the other steps, which may change the address.
    const path = (request.url ?? '').split('?')[0] ?? ''
    meters?.open.inc()
    response.once('close', () => {
      const seconds = (performance.now() - start) / 1000
      meters?.open.dec()
      if (path !== EVENT_STREAM) meters?.times.observe(labelsOf(request, response, path), seconds)
      if (logs) process.stdout.write(`${lineFor(request, response, path, seconds)}\n`)
    })
    return next()
  }
}

async function openMeters() {
  const { collectDefaultMetrics, Gauge, Histogram } = await import('prom-client')
  collectDefaultMetrics()
  return {
    open: new Gauge({
      name: 'http_requests_open',
      help: 'Requests in progress, event streams included.',
    }),
    times: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from a request to the end of its response. Status 499: the visitor left before that.',
      labelNames: ['method', 'kind', 'status'],
      buckets: BUCKETS_SECONDS,
    }),
  }
}

/** Each label has few values, since every combination is a time series in Prometheus. */
function labelsOf(request, response, path) {
  return {
    method: METHODS.has(request.method) ? request.method : 'other',
    kind: kindOf(path),
    status: statusOf(response),
  }
}

/** @param {string} path without a query */
export function kindOf(path) {
  if (path.startsWith('/api/')) return 'api'
  if (path.startsWith('/_next/') || path.startsWith('/media/')) return 'static'
  return path.startsWith('/pictures/') || path.startsWith('/videos/') ? 'picture' : 'page'
}

/** 499, as in nginx, if the client disconnected before the end. */
const statusOf = (response) => (response.writableFinished ? response.statusCode : 499)

/** The format of lib/platform/logging/logger.ts. Without the query, which may contain secrets. */
function lineFor(request, response, path, seconds) {
  return JSON.stringify({
    level: 30,
    time: new Date().toISOString(),
    event: 'request',
    id: request.headers['x-request-id'],
    method: request.method,
    path,
    status: statusOf(response),
    ms: Math.round(seconds * 1000),
  })
}

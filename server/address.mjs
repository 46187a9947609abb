import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ENDPOINT_POLICY } from '../lib/platform/security/endpoint-policy.mjs'
import { root } from '../scripts/bootstrap/project.mjs'

/** No page has this address, so Next renders the not-found page. */
const UNKNOWN_ADDRESS = '/_unreadable-address'

const READS = ['GET', 'HEAD']
/** A file of the build or of `public`, by its extension. Endpoints handle other methods themselves. */
const FILE = /^\/(?!api\/)[^?]*\.\w+(?:\?|$)/

/**
 * Shows the not-found page where Next would respond with a plain 500: a path that cannot be decoded ("/provider/%E0%A4%A") or contains
 * NUL, a TRACE request, or a write to a file.
 */
export function checkAddress(request, _response, next) {
  const { method, url = '' } = request
  if (!isReadable(url) || method === 'TRACE' || (!READS.includes(method) && FILE.test(url)))
    request.url = UNKNOWN_ADDRESS
  return next()
}

/** @param {string} url from the request line. Only the path is checked: the query is never decoded as a whole. */
export function isReadable(url) {
  try {
    return !decodeURIComponent(url.split('?')[0] ?? '').includes('\0')
  } catch {
    return false
  }
}

/**
 * Responds to a method that an endpoint does not have with 405, the usual JSON, and the methods it has: Next sends an empty response
 * without `Allow`. The endpoints are those of public/api/openapi.json; every other address is left to Next. In development everything is:
 * a method that was just written is not in that file yet.
 */
export const checkMethod =
  ({ isDevelopment }) =>
  (request, response, next) => {
    const methods = isDevelopment ? null : allowedMethods((request.url ?? '').split('?')[0] ?? '')
    if (!methods || methods.includes(request.method)) return next()
    response.statusCode = 405
    response.setHeader('allow', methods.join(', '))
    response.setHeader('cache-control', 'no-store')
    response.setHeader('content-security-policy', ENDPOINT_POLICY)
    response.setHeader('x-content-type-options', 'nosniff')
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ message: `${request.method} is not possible here, only ${methods.join(', ')}.` }))
  }

const { paths } = JSON.parse(readFileSync(path.join(root, 'public/api/openapi.json'), 'utf8'))

/** The endpoints by their number of segments; those with fewer parameters first, as Next chooses: /api/users/me before /api/users/{id}. */
const endpoints = Object.entries(paths)
  .map(([template, operations]) => ({
    segments: template.split('/').slice(2),
    methods: withImplied(Object.keys(operations).map((method) => method.toUpperCase())),
  }))
  .toSorted((a, b) => countParameters(a.segments) - countParameters(b.segments))

/** @param {string} address the path of a request. Null if no endpoint has it. */
export function allowedMethods(address) {
  if (!address.startsWith('/api/')) return null
  const segments = address.split('/').slice(2)
  const found = endpoints.find(
    (endpoint) =>
      endpoint.segments.length === segments.length &&
      endpoint.segments.every((segment, index) => isParameter(segment) || segment === segments[index]),
  )
  return found?.methods ?? null
}

/** Next implements these two itself. */
function withImplied(methods) {
  return ['OPTIONS', ...(methods.includes('GET') ? ['HEAD'] : []), ...methods]
}

function isParameter(segment) {
  return segment.startsWith('{')
}

function countParameters(segments) {
  return segments.filter(isParameter).length
}

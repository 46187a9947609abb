import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readPath } from '../lib/platform/language/addresses.mjs'
import { root } from '../scripts/bootstrap/project.mjs'
import { rawRefusal } from './response-headers.mjs'

/** No page has this address, so Next renders the not-found page. */
const UNKNOWN_ADDRESS = '/_unreadable-address'

const READ_METHODS = ['GET', 'HEAD']
/** A file of the build or of `public`, by its extension. Endpoints are excluded, because they handle other methods themselves. */
const FILE = /^\/(?!api\/)[^?]*\.\w+(?:\?|$)/

/** No address of ours contains these, encoded or not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for.
const CONTROL_CHARACTERS = /[\0-\x1f\x7f]/

/**
 * Refuses requests that Next would answer with a plain 500 or pass on to a page or a query: a path that cannot be decoded
 * ("/provider/%E0%A4%A") or contains control characters ("/blog/%00"), a TRACE request, a write to a file. Visitors get the not-found page,
 * callers of endpoints get JSON.
 */
export function checkAddress(request, response, next) {
  const { method, url = '' } = request
  if (!isReadable(url)) {
    if (url.startsWith('/api/')) return refuse(response, 400, 'This address cannot be read.')
    request.url = UNKNOWN_ADDRESS
  } else if (method === 'TRACE' || (!READ_METHODS.includes(method) && FILE.test(url))) request.url = UNKNOWN_ADDRESS
  return next()
}

/** @param {string} url from the request line. Only the path is checked: the query is never decoded as a whole. */
export function isReadable(url) {
  try {
    return !CONTROL_CHARACTERS.test(decodeURIComponent(url.split('?')[0] ?? ''))
  } catch {
    return false
  }
}

/** Refuses a request without a Host header. Node's own 400 would lack our headers, so index.mjs turns it off. HTTP/1.0 has no Host header. */
export function checkHost({ headers, httpVersion }, response, next) {
  return headers.host || httpVersion === '1.0' ? next() : refuse(response, 400, 'The request names no host.')
}

/** For a request with an Expect header other than 100-continue. */
export const refuseExpectation = (_request, response) => refuse(response, 417, 'This expectation is not supported.')

const STATUS_LINES = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** For "clientError": answers something that is not an HTTP request, unless a response is already being sent on that connection. */
export function refuseUnreadable(error, socket) {
  if (!socket.writable || error.code === 'ECONNRESET' || socket.bytesWritten > 0) return socket.destroy()
  socket.end(rawRefusal(STATUS_LINES[error.code] ?? '400 Bad Request'))
}

function refuse(response, status, message, headers = {}) {
  response.writeHead(status, { 'cache-control': 'no-store', 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify({ message }))
}

/**
 * If an endpoint does not have the request's method, responds with 405, the usual JSON, and the methods it has: Next would send an empty
 * response without `Allow`. The endpoints are those of public/api/openapi.json and the route handlers outside of /api. All other addresses are
 * left to Next. So is everything in development, where a new method may not be in openapi.json yet.
 */
export const checkMethod =
  ({ isDevelopment }) =>
  (request, response, next) => {
    const methods = isDevelopment ? null : allowedMethods((request.url ?? '').split('?')[0] ?? '')
    if (!methods || methods.includes(request.method)) return next()
    const allow = methods.join(', ')
    return refuse(response, 405, `${request.method} is not possible here, only ${allow}.`, { allow })
  }

const { paths } = JSON.parse(readFileSync(path.join(root, 'public/api/openapi.json'), 'utf8'))

/** The endpoints by their number of segments; those with fewer parameters first, as Next chooses: /api/users/me before /api/users/{id}. */
const endpoints = Object.entries(paths)
  .map(([template, operations]) => ({
    segments: template.split('/').slice(2),
    methods: withImplied(Object.keys(operations).map((method) => method.toUpperCase())),
  }))
  .toSorted((a, b) => countParameters(a.segments) - countParameters(b.segments))

/** Route handlers outside of /api. The others are files by their extension, see checkAddress. */
const READ_ONLY_PREFIXES = [
  '/icons/',
  '/open-data/',
  '/pictures/',
  '/videos/',
  '/share-images/',
  '/sitemaps/',
  '/family-resources/',
  '/dev/mail/',
]

/** @param {string} address the path of a request. Null if no endpoint has it. */
export function allowedMethods(address) {
  const { path } = readPath(address)
  if (READ_ONLY_PREFIXES.some((start) => path.startsWith(start))) return withImplied(['GET'])
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

import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { root } from '../../scripts/bootstrap/project.mjs'
import { allowedMethods, isReadable } from '../../server/address.mjs'
import { formatStatuses, leaksInResponse } from './recording-proxy.mjs'

/** Broken text for a segment of a path or a value of a query, by what is wrong with it. Sent byte for byte. */
export const MALFORMATIONS = {
  'a NUL': 'a%00b',
  'half an escape': '%',
  'an escape that is not hexadecimal': '%zz',
  'half a character': '%c3',
  'half a surrogate pair': '%ed%a0%80',
  'an overlong slash': '%c0%af',
  'slashes that lead upwards': '%2f..%2f..%2fetc%2fpasswd',
  backslashes: '..%5c..%5cserver',
  'a NUL encoded twice': '%2500',
  'a very long word': 'a'.repeat(4_000),
  'a line break and a header': '%0d%0aset-cookie:%20a=b',
  'other control characters': '%1b%08%7f',
  'a byte that is no character': '\xff',
}

/** Values for the segments that are not broken. Others get a number, which may exist or not. */
const SAMPLES = { careType: 'daycare', location: 'orlando-fl', placeId: 'ChIJxxxxxxxxxxxx' }

/**
 * Every page and endpoint, from the folder `app`, as a list of segments: `{ text }`, or `{ text, isDynamic: true }` where the folder is a
 * parameter.
 */
export function everyRoute() {
  const files = readdirSync(path.join(root, 'app'), { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => ['page.tsx', 'route.ts'].includes(path.basename(file)))
    .map((file) =>
      path
        .dirname(file)
        .split(path.sep)
        .filter((folder) => folder !== '.' && folder !== '[locale]' && !folder.startsWith('('))
        .map((folder) => {
          const name = /^\[+(?:\.\.\.)?(\w+)\]+$/.exec(folder)?.[1]
          return name === undefined ? { text: folder } : { text: SAMPLES[name] ?? '1', isDynamic: true }
        }),
    )
}

/**
 * The addresses to try for a route: broken text as each parameter; as one more segment and attached to the path; and in a query, as a value
 * and as a name.
 */
export function malformedAddresses(segments, broken) {
  const whole = segments.map(({ text }) => text)
  const address = `/${whole.join('/')}`
  return {
    parameters: segments.flatMap(({ isDynamic }, at) => (isDynamic ? [`/${whole.with(at, broken).join('/')}`] : [])),
    paths: [`${address === '/' ? '' : address}/${broken}`, `${address}${broken}`],
    queries: [`${address}?id=${broken}&${broken}=1`],
  }
}

const READ_METHODS = ['GET', 'HEAD', 'OPTIONS']
/** Those would sign the attacker out, or delete their account. */
const ENDS_THE_SESSION = /^\/api\/(?:account|auth)\//

/**
 * The requests of one person: as a visitor every address; signed in only those whose answer may depend on the person, which are queries, and
 * parameters that the server does not refuse for everybody, writes included.
 */
export function malformedRequests({ isSignedIn }) {
  const requests = everyRoute().flatMap((segments) =>
    Object.values(MALFORMATIONS).flatMap((broken) => {
      const { parameters, paths, queries } = malformedAddresses(segments, broken)
      const reads = [...parameters, ...(isSignedIn ? [] : paths), ...queries].map((address) => ({ address }))
      const methods = allowedMethods(`/${segments.map(({ text }) => text).join('/')}`) ?? []
      const writes = parameters.flatMap((address) =>
        methods.filter((method) => !READ_METHODS.includes(method)).map((method) => ({ method, address, body: '{}' })),
      )
      return isSignedIn ? [...reads, ...writes] : reads
    }),
  )
  // The malformed paths of a page are also malformed parameters of the pages below it.
  const uniqueRequests = new Map(requests.map((request) => [`${request.method} ${request.address}`, request]))
  return [...uniqueRequests.values()].filter(
    ({ address }) => !isSignedIn || (isReadable(address) && !ENDS_THE_SESSION.test(address)),
  )
}

/** Long enough for all of them on a busy machine. */
const TIME_LIMIT_MS = 150_000

/** Sends all of these, and returns the responses that are missing, server errors, without our headers, or leaks. */
export async function tryMalformed(origin, { cookie = '', isSignedIn = Boolean(cookie) } = {}) {
  // In an order that reaches every route early, in case time runs out.
  const requests = malformedRequests({ isSignedIn })
  const shuffled = requests
    .map((request, index) => ({ request, place: (index * 1_009) % requests.length }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ request }) => request)
  const results = await sendRaw(origin, shuffled, { headers: { cookie, origin }, timeLimitMs: TIME_LIMIT_MS })
  const statuses = {}
  for (const { status } of results) statuses[status] = (statuses[status] ?? 0) + 1
  return {
    findings: results.flatMap(malformedFaults),
    isCutOff: results.length < requests.length,
    responses: formatStatuses({ statuses }),
  }
}

/** What is wrong with a response to a malformed address. */
export function malformedFaults({ method, address, status, headers, body }) {
  const where = `${method} ${address.slice(0, 200)}`
  return [
    ...(status === 0 ? [`no response to ${where}`] : []),
    // 503 means that a busy database did not answer in time.
    ...(status >= 500 && status !== 503 ? [`${status} to ${where}`] : []),
    ...(/a=b/.test(headers['set-cookie'] ?? '') ? [`a header from ${where}`] : []),
    ...(status >= 400 ? leaksInResponse(body).map((leak) => `${where}: ${leak}`) : []),
  ]
}

const TIMEOUT_MS = 60_000

/**
 * Sends requests byte for byte, `concurrency` at a time, each on a connection of its own: a client would correct the address first.
 *
 * @param {string} origin
 * @param {{ method?: string, address: string, body?: string, headers?: Record<string, string>, version?: string }[]} requests
 * @param {{ concurrency?: number, headers?: Record<string, string>, timeLimitMs?: number }} [options] `headers` of all requests; after `timeLimitMs` no further one is sent
 * @returns {Promise<{ method: string, address: string, status: number, headers: Record<string, string>, body: string }[]>} status 0 if there was no response
 */
export async function sendRaw(origin, requests, { concurrency = 8, headers = {}, timeLimitMs = TIMEOUT_MS * 10 } = {}) {
  const results = []
  const remaining = requests.entries()
  const start = performance.now()
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const [index, request] of remaining) {
        if (performance.now() - start > timeLimitMs) return
        results[index] = await sendOne(new URL(origin), { ...request, headers: { ...headers, ...request.headers } })
      }
    }),
  )
  return results.filter(Boolean)
}

function sendOne({ hostname, port, host }, { method = 'GET', address, headers, body = '', version = '1.1' }) {
  return new Promise((resolve) => {
    let received = ''
    const socket = connect({ host: hostname, port: Number(port), timeout: TIMEOUT_MS })
    const finish = () => {
      socket.destroy()
      resolve({ method, address, ...parseResponse(received) })
    }
    socket.setEncoding('latin1')
    socket.on('data', (text) => {
      received += text
      // Open as long as its page.
      if (/^content-type: text\/event-stream/im.test(received)) finish()
    })
    for (const event of ['end', 'error', 'timeout']) socket.on(event, finish)
    const type = body ? { 'content-type': 'application/json', 'content-length': body.length } : {}
    const sent = Object.entries({ host, connection: 'close', ...type, ...headers }).filter(([, value]) => value !== '')
    const lines = sent.map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`${method} ${address} HTTP/${version}\r\n${lines.join('')}\r\n${body}`, 'latin1')
  })
}

function parseResponse(received) {
  const [head = ''] = received.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(':', 1)[0]?.toLowerCase() ?? '', line.slice(line.indexOf(':') + 1).trim()]),
  )
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0), headers, body: received.slice(head.length + 4) }
}

import 'server-only'
import { lookup as resolve } from 'node:dns'
import { request as http, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as https } from 'node:https'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { SITE } from '../config/site'
import { type Message, message } from '../language/message'
import { InvalidInputError } from './errors'

/** The global unicast range of IPv6. IPv4-mapped and NAT64 addresses lie outside of it. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3')

/** Whether an IP address is on the public Internet, so that a request to it cannot reach our own network. */
export function isPublicAddress(text: string): boolean {
  // The library would also accept "127.1" and "0x7f000001".
  if (isIP(text) === 0) return false
  const address = ipaddr.parse(text)
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST))
}

const MAX_STEPS = 4
const SECONDS = 10

/** The messages for the person who typed the address. */
type Sentences = Record<'address' | 'closed' | 'away' | 'broken' | 'slow' | 'tooLarge', Message> & {
  status: (code: number) => Message
}

const UNREACHABLE = message('platform.files.away')
export const FETCH_FILE_MESSAGES = {
  address: message('platform.files.address'),
  closed: message('platform.files.closed'),
  away: UNREACHABLE,
  broken: UNREACHABLE,
  slow: UNREACHABLE,
  status: () => UNREACHABLE,
  tooLarge: message('platform.files.tooLarge'),
} as const satisfies Sentences

/** Which network addresses and ports may be fetched from, and whether only with TLS. */
export type Reach = { isOpen: (ip: string) => boolean; isOpenPort: (port: string) => boolean; isTlsOnly?: boolean }
export const PUBLIC: Reach = { isOpen: isPublicAddress, isOpenPort: (port) => port === '' }

type Opening = {
  reach: Reach
  sentences: Sentences
  headers: Record<string, string>
  signal: AbortSignal
  /** How long the other side may be silent, also while connecting. */
  idleMs?: number
}

/**
 * Opens an address that a person typed and follows its redirects. Every request goes to a public network address on the default port. The
 * address is checked when the connection is made, so DNS rebinding does not get around it. The caller reads or destroys the response,
 * whose status is 200 or 304. Throws InvalidInputError with a message for the person.
 */
export async function openAddress(address: string, opening: Opening): Promise<IncomingMessage> {
  const { reach, sentences } = opening
  let next = address
  for (let step = 0; step < MAX_STEPS; step++) {
    const response = await request(checked(next, reach, sentences), opening)
    const { statusCode = 0, headers } = response
    if (statusCode === 200 || statusCode === 304) return response
    response.destroy()
    if (statusCode < 300 || statusCode >= 400 || !headers.location)
      throw new InvalidInputError(sentences.status(statusCode))
    next = URL.canParse(headers.location, next) ? new URL(headers.location, next).href : ''
  }
  throw new InvalidInputError(sentences.away)
}

/**
 * Fetches a file from an address that a user typed, at most `maxBytes` within ten seconds; see openAddress. Throws InvalidInputError with a
 * message for the user.
 */
export async function fetchFile(address: string, maxBytes: number, reach = PUBLIC): Promise<Uint8Array> {
  const sentences = FETCH_FILE_MESSAGES
  const signal = AbortSignal.timeout(SECONDS * 1_000)
  const response = await openAddress(address, { reach, sentences, signal, headers: { accept: 'image/*' } })
  const chunks: Buffer[] = []
  for await (const chunk of bodyOf(response, maxBytes, sentences, signal)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function checked(address: string, reach: Reach, sentences: Sentences): URL {
  const url = URL.canParse(address) ? new URL(address) : null
  const isWeb = url?.protocol === 'https:' || (url?.protocol === 'http:' && !reach.isTlsOnly)
  if (!url || !isWeb || url.username || url.password) throw new InvalidInputError(sentences.address)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A numeric address is not looked up, so the check in `lookup` below never sees it.
  if (!reach.isOpenPort(url.port) || (isIP(host) !== 0 && !reach.isOpen(host)))
    throw new InvalidInputError(sentences.closed)
  return url
}

function request(url: URL, { reach, sentences, headers, signal, idleMs }: Opening): Promise<IncomingMessage> {
  const options: RequestOptions = {
    agent: false,
    signal,
    timeout: idleMs,
    headers: { 'user-agent': SITE.name, ...headers },
    lookup: (host, { family }, callback) => {
      resolve(host, { all: true, family: family === 4 || family === 6 ? family : 0 }, (error, found) => {
        const isClosed = !error && found.some((one) => !reach.isOpen(one.address))
        if (error || isClosed) return callback(error ?? new InvalidInputError(sentences.closed), [])
        callback(null, found)
      })
    },
    // Makes Node look up all addresses, as `lookup` above expects.
    autoSelectFamily: true,
  } as RequestOptions
  return new Promise((done, fail) => {
    let response: IncomingMessage | undefined
    const outgoing = (url.protocol === 'https:' ? https : http)(url, options, (incoming) => {
      response = incoming
      done(incoming)
    })
    // Once there is a response, the error must reach whoever reads its body.
    outgoing.on('timeout', () => (response ?? outgoing).destroy(new InvalidInputError(sentences.slow)))
    outgoing.on('error', (error) => fail(errorFor(error, sentences.away, sentences)))
    outgoing.end()
  })
}

/** The bytes of a response. Throws InvalidInputError for more than `maxBytes`, and for fewer than its length says. */
export async function* bodyOf(
  response: IncomingMessage,
  maxBytes: number,
  sentences: Sentences,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  let size = 0
  try {
    if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw new InvalidInputError(sentences.tooLarge)
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.byteLength
      if (size > maxBytes) throw new InvalidInputError(sentences.tooLarge)
      yield chunk
    }
  } catch (error) {
    throw errorFor(signal.aborted ? signal.reason : error, sentences.broken, sentences)
  } finally {
    response.destroy()
  }
}

/** The error for a failed transfer. An InvalidInputError is kept, running out of time has its own message, and any other failure gets `other`. */
function errorFor(error: unknown, other: Message, sentences: Sentences): InvalidInputError {
  if (error instanceof InvalidInputError) return error
  const name = Object(error).cause?.name ?? Object(error).name
  return new InvalidInputError(name === 'TimeoutError' ? sentences.slow : other)
}

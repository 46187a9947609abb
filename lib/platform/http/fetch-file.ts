import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import 'server-only'
import { lookup as resolve } from 'node:dns'
import { request as http, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as https } from 'node:https'
import { SITE } from '../config/site'
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

export const FETCH_FILE_MESSAGES = {
  address: 'Please enter a picture’s full address, starting with https://',
  closed: 'We only get pictures from public addresses.',
  away: 'We couldn’t get anything from this address. Please check it, or upload the picture.',
  tooLarge: 'The file at this address is too large.',
} as const
const SENTENCES = FETCH_FILE_MESSAGES

/** Which network addresses and ports may be fetched from. Only tests pass their own. */
export type Reach = { isOpen: (ip: string) => boolean; isOpenPort: (port: string) => boolean }
const PUBLIC: Reach = { isOpen: isPublicAddress, isOpenPort: (port) => port === '' }

/**
 * Fetches a file from an address that a user typed, at most `maxBytes` within ten seconds. Every request, including redirects, goes to a
 * public network address on the default port. The address is checked when the connection is made, so DNS rebinding does not get
 * around it. Throws InvalidInputError with a message for the user.
 */
export async function fetchFile(address: string, maxBytes: number, reach = PUBLIC): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(SECONDS * 1_000)
  let next = address
  for (let step = 0; step < MAX_STEPS; step++) {
    const response = await request(checked(next, reach), reach, signal)
    const { statusCode = 0, headers } = response
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      response.destroy()
      next = URL.canParse(headers.location, next) ? new URL(headers.location, next).href : ''
      continue
    }
    if (statusCode === 200) return readAtMost(response, maxBytes)
    response.destroy()
    break
  }
  throw new InvalidInputError(SENTENCES.away)
}

function checked(address: string, reach: Reach): URL {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new InvalidInputError(SENTENCES.address)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A numeric address is not looked up, so the check in `lookup` below never sees it.
  if (!reach.isOpenPort(url.port) || (isIP(host) !== 0 && !reach.isOpen(host)))
    throw new InvalidInputError(SENTENCES.closed)
  return url
}

function request(url: URL, reach: Reach, signal: AbortSignal): Promise<IncomingMessage> {
  const options: RequestOptions = {
    agent: false,
    signal,
    headers: { accept: 'image/*', 'user-agent': SITE.name },
    lookup: (host, { family }, callback) => {
      resolve(host, { all: true, family: family === 4 || family === 6 ? family : 0 }, (error, found) => {
        const isClosed = !error && found.some((one) => !reach.isOpen(one.address))
        if (error || isClosed) return callback(error ?? new InvalidInputError(SENTENCES.closed), [])
        callback(null, found)
      })
    },
    // Makes Node look up all addresses, as `lookup` above expects.
    autoSelectFamily: true,
  } as RequestOptions
  return new Promise((done, fail) => {
    const outgoing = (url.protocol === 'https:' ? https : http)(url, options, done)
    outgoing.on('error', (error) =>
      fail(error instanceof InvalidInputError ? error : new InvalidInputError(SENTENCES.away)),
    )
    outgoing.end()
  })
}

async function readAtMost(response: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.byteLength
      if (size > maxBytes) throw new InvalidInputError(SENTENCES.tooLarge)
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof InvalidInputError ? error : new InvalidInputError(SENTENCES.away)
  } finally {
    response.destroy()
  }
  return Buffer.concat(chunks)
}

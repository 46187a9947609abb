import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import 'server-only'
import { lookup as resolve } from 'node:dns'
import { request as http, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as https } from 'node:https'
import { SITE } from '../config/site'
import { InvalidInputError } from './errors'

/** All of IPv6 that is given out: what wraps an IPv4 address, in whatever way, lies outside of it. */
const GIVEN_OUT = ipaddr.parseCIDR('2000::/3')

/** Whether an IP address is one of the Internet's, so that our server asking it reaches nothing of its own surroundings. */
export function isPublicAddress(text: string): boolean {
  // The library also reads "127.1" and "0x7f000001".
  if (isIP(text) === 0) return false
  const address = ipaddr.parse(text)
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(GIVEN_OUT))
}

const MOST_STEPS = 4
const SECONDS = 10

export const OUTSIDE_SENTENCES = {
  address: 'Please give the whole address of a picture, beginning with https://',
  closed: 'Pictures are fetched from public addresses alone.',
  away: 'Nothing could be fetched from this address. Please check it, or upload the picture.',
  tooLarge: 'What stands at this address is too large.',
} as const
const SAYS = OUTSIDE_SENTENCES

/** Which network addresses and ports may be asked. Only tests give another one. */
export type Reach = { isOpen: (ip: string) => boolean; isOpenPort: (port: string) => boolean }
const PUBLIC: Reach = { isOpen: isPublicAddress, isOpenPort: (port) => port === '' }

/**
 * What stands at an address that somebody typed, at most `maxBytes` within ten seconds. Every step, also of a redirect, goes to a public
 * network address on the usual port: the address is checked where the connection is made, so a name that changes its mind between
 * a question and the next leads nowhere else. Throws InvalidInputError with a sentence.
 */
export async function fetchFile(address: string, maxBytes: number, reach = PUBLIC): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(SECONDS * 1_000)
  let next = address
  for (let step = 0; step < MOST_STEPS; step++) {
    const answer = await ask(checked(next, reach), reach, signal)
    const { statusCode = 0, headers } = answer
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      answer.destroy()
      next = URL.canParse(headers.location, next) ? new URL(headers.location, next).href : ''
      continue
    }
    if (statusCode === 200) return readAtMost(answer, maxBytes)
    answer.destroy()
    break
  }
  throw new InvalidInputError(SAYS.away)
}

function checked(address: string, reach: Reach): URL {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) throw new InvalidInputError(SAYS.address)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // Of an address in figures nobody asks for the name, so the check below never sees it.
  if (!reach.isOpenPort(url.port) || (isIP(host) !== 0 && !reach.isOpen(host))) throw new InvalidInputError(SAYS.closed)
  return url
}

function ask(url: URL, reach: Reach, signal: AbortSignal): Promise<IncomingMessage> {
  const options: RequestOptions = {
    agent: false,
    signal,
    headers: { accept: 'image/*', 'user-agent': SITE.name },
    lookup: (host, { family }, callback) => {
      resolve(host, { all: true, family: family === 4 || family === 6 ? family : 0 }, (error, found) => {
        const isClosed = !error && found.some((one) => !reach.isOpen(one.address))
        if (error || isClosed) return callback(error ?? new InvalidInputError(SAYS.closed), [])
        callback(null, found)
      })
    },
    // With it Node asks for all addresses, as the check above answers.
    autoSelectFamily: true,
  } as RequestOptions
  return new Promise((done, fail) => {
    const asked = (url.protocol === 'https:' ? https : http)(url, options, done)
    asked.on('error', (error) => fail(error instanceof InvalidInputError ? error : new InvalidInputError(SAYS.away)))
    asked.end()
  })
}

async function readAtMost(answer: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.byteLength
      if (size > maxBytes) throw new InvalidInputError(SAYS.tooLarge)
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof InvalidInputError ? error : new InvalidInputError(SAYS.away)
  } finally {
    answer.destroy()
  }
  return Buffer.concat(chunks)
}

import { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

/** Some thousand pages as they travel; those that nobody asks for any more go first. */
const MOST_BYTES = 16_000_000

/**
 * Sends a kept page packed and with its length to whoever reads gzip: packed when somebody first asks for it, not at every visit, which
 * cost more than all else about a kept page. A proxy keeps it so and sends it on in one piece (deploy/nginx.conf). Everything else
 * is left to Next, which packs while it sends. Called once, before the server starts.
 */
export function sendPagesPacked(mostBytes = MOST_BYTES) {
  const pages = new PackedPages(mostBytes)
  const append = ServerResponse.prototype.appendHeader
  ServerResponse.prototype.appendHeader = function appendHeader(name, value) {
    // Next gives a page's name to what the router fetches for that page, too.
    const isNamed = name.toLowerCase() === 'etag' && this.req.headers.rsc === undefined
    if (isNamed && readsGzip(this.req.headers['accept-encoding'])) endPacked(this, (html) => pages.pack(value, html))
    return append.call(this, name, value)
  }
}

/** @param {string | undefined} accepted the header Accept-Encoding */
export const readsGzip = (accepted) =>
  /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))(?=[\s,;]|$)/i.test(accepted ?? '')

function endPacked(response, pack) {
  const { end } = response
  response.end = function endWithPacked(body, ...more) {
    response.end = end
    const isHead = response.req.method === 'HEAD'
    if (!isWholePage(response) || (typeof body !== 'string' && !isHead)) return end.call(response, body, ...more)
    response.setHeader('content-encoding', 'gzip')
    // How long the page would be is not worth packing it for.
    response.removeHeader('content-length')
    if (isHead) return end.call(response)
    const packed = pack(body)
    response.setHeader('content-length', packed.length)
    return end.call(response, packed)
  }
}

/** Not a video, which has a name as well, nor what is unchanged or not there. */
function isWholePage(response) {
  const isHtml = String(response.getHeader('content-type')).startsWith('text/html')
  return isHtml && response.statusCode === 200 && !response.headersSent
}

/** Packed pages by their name, which changes with every byte of the page. */
export class PackedPages {
  #byTag = new Map()
  #bytes = 0
  #most

  /** @param {number} mostBytes of all of them together */
  constructor(mostBytes) {
    this.#most = mostBytes
  }

  /** @param {string} tag @param {string} html */
  pack(tag, html) {
    // Copied: what gzipSync answers is part of a larger piece, which would be held with it.
    const packed = this.#take(tag) ?? Buffer.from(gzipSync(html))
    this.#byTag.set(tag, packed)
    this.#bytes += packed.length
    for (const oldest of this.#byTag.keys()) {
      if (this.#bytes <= this.#most) break
      this.#take(oldest)
    }
    return packed
  }

  #take(tag) {
    const packed = this.#byTag.get(tag)
    if (this.#byTag.delete(tag)) this.#bytes -= packed.length
    return packed
  }
}

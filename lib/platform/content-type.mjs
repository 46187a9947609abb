import { ServerResponse } from 'node:http'

/** Texts that Next and its plugins send without saying in which letters. Theirs are ours: UTF-8. */
const WITHOUT_CHARSET = new Set(['text/plain', 'text/xml', 'application/xml', 'image/svg+xml'])
/** With words for who does not follow them. 304 is none, and has no words. */
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/**
 * Has every answer say its type so that all can read it. A text and not a list of one, as Next gives it for endpoints, feeds and sitemaps: its own
 * packing finds nothing in a list that could be packed, and 82 kB of a sitemap travelled where 10 do. Texts and XML with their charset, and
 * the line of words that Next sends with a redirect as what it is, so that no browser guesses. Called once, before the server starts;
 * without effect on what says it already.
 */
export function sayContentType() {
  const { setHeader, writeHead } = ServerResponse.prototype
  ServerResponse.prototype.setHeader = function setReadableHeader(name, value) {
    return setHeader.call(this, name, name.toLowerCase() === 'content-type' ? inFull(value) : value)
  }
  ServerResponse.prototype.writeHead = function writeHeadOfWords(status, ...given) {
    if (REDIRECTS.has(status) && !this.hasHeader('content-type')) this.setHeader('content-type', 'text/plain')
    return writeHead.call(this, status, ...given)
  }
}

function inFull(value) {
  const type = Array.isArray(value) && value.length === 1 ? value[0] : value
  return WITHOUT_CHARSET.has(type) ? `${type}; charset=utf-8` : type
}

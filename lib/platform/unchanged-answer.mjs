import { ServerResponse } from 'node:http'

/**
 * Answers 304 and nothing more to a browser that has the very page already. The page cache names a page's ETag once; Next would
 * work it out from the whole page at every visit, which is a quarter of what a kept page costs (next.config.mjs: generateEtags).
 * Called once, before the server starts.
 */
export function answerUnchangedBriefly() {
  const append = ServerResponse.prototype.appendHeader
  ServerResponse.prototype.appendHeader = function appendHeader(name, value) {
    if (name.toLowerCase() !== 'etag') return append.call(this, name, value)
    // Next sends a page's headers with what the router fetches for that page, too: other bytes at the same address.
    if (this.req.headers.rsc !== undefined) return this
    if (isKnown(this.req.headers['if-none-match'], value)) endWithoutBody(this)
    return append.call(this, name, value)
  }
}

/** @param {string | undefined} known the header If-None-Match: a list, or "*". Whether a name is marked as weak makes no difference here */
export function isKnown(known, tag) {
  return known?.split(',').some((one) => one.trim() === '*' || strong(one.trim()) === strong(tag)) ?? false
}

const strong = (tag) => tag.replace(/^W\//, '')

function endWithoutBody(response) {
  const { end } = response
  response.end = function endUnchanged(...body) {
    response.end = end
    if (response.headersSent || response.statusCode !== 200) return end.apply(response, body)
    response.statusCode = 304
    for (const name of ['content-type', 'content-length', 'content-encoding']) response.removeHeader(name)
    return end.call(response)
  }
}

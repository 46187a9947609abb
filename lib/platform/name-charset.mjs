import { ServerResponse } from 'node:http'

/** Texts that Next and its plugins send without saying in which letters. Theirs are ours: UTF-8. */
const WITHOUT = new Set(['text/plain', 'text/xml', 'application/xml', 'image/svg+xml'])

/**
 * Has every text and XML file say its charset, and the line of words that Next sends with a redirect what it is, so that no browser guesses. Called
 * once, before the server starts; without effect on what says it already.
 */
export function nameCharset() {
  const { writeHead } = ServerResponse.prototype
  ServerResponse.prototype.writeHead = function writeHeadWithCharset(...given) {
    // Next also sets it as a list of one.
    const type = String(this.getHeader('content-type') ?? (isRedirect(given[0]) ? 'text/plain' : ''))
    if (WITHOUT.has(type)) this.setHeader('content-type', `${type}; charset=utf-8`)
    return writeHead.apply(this, given)
  }
}

/** 304 is none, and has no words. */
const isRedirect = (status) => [301, 302, 303, 307, 308].includes(status)

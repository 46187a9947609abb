import { ServerResponse } from 'node:http'

/**
 * Has an answer's type be a text, as Next's own packing expects it. Next gives the type of every endpoint, feed and sitemap as a list of
 * one, and then finds nothing in it that could be packed: 82 kB of a sitemap travelled where 10 do. Called once, before the server
 * starts; without effect once Next gives a text.
 */
export function sendTypeAsText() {
  const set = ServerResponse.prototype.setHeader
  ServerResponse.prototype.setHeader = function setHeader(name, value) {
    const isList = Array.isArray(value) && value.length === 1 && name.toLowerCase() === 'content-type'
    return set.call(this, name, isList ? value[0] : value)
  }
}

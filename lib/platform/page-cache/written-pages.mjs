import { ServerResponse } from 'node:http'
import { fillFailedPage, fillPage } from './fill-page.mjs'

/**
 * @typedef {Record<string, string | string[]>} Query
 * @typedef {{ title: string }} Answer what a page is called, and whatever else it is drawn from
 * @typedef {(query: Query, request: import('node:http').IncomingMessage) => Promise<Answer>} Answerer may reject with a `status`
 * @typedef {{ draw: (answer: Answer) => Drawn, drawFailed: (href: string) => string }} Drawing
 * @typedef {{ html: string, data: unknown }} Drawn HTML as React would make it there, and what React wakes it from in the browser
 */

/** Who answers what stands on a page, by its path. On globalThis: a bundle holds this file once more. */
globalThis.nooklingWrittenPages ??= new Map()
/** @type {Map<string, Answerer>} */
export const answerers = globalThis.nooklingWrittenPages

/** It is one visitor's answer to one question. */
const KEPT_BY_NOBODY = 'private, no-cache, no-store, max-age=0, must-revalidate'

/**
 * Writes into a kept page, at each request, what belongs to that request alone: a search's results into the search page. The page around
 * them is generated once. Called once, before the server starts.
 *
 * @param {Map<string, Drawing>} drawings by path
 */
export function writePages(drawings) {
  const append = ServerResponse.prototype.appendHeader
  ServerResponse.prototype.appendHeader = function appendHeader(name, value) {
    // The page cache names kept pages, and nothing else.
    const [path = '', query = ''] = name.toLowerCase() === 'etag' ? (this.req.url ?? '').split('?') : []
    const drawing = drawings.get(path)
    const answer = answerers.get(path)
    if (!drawing || !answer) return append.call(this, name, value)
    endWritten(this, async (page) => {
      try {
        const found = await answer(fieldsOf(query), this.req)
        return fillPage(page, query, { title: found.title, ...drawing.draw(found) })
      } catch (error) {
        // One that has a status is known, and in the log.
        if (!error.status) console.error(error)
        this.statusCode = error.status ?? 500
        if (this.statusCode === 503) this.setHeader('retry-after', '5')
        return fillFailedPage(page, drawing.drawFailed(this.req.url ?? path))
      }
    })
    return this
  }
}

function endWritten(response, write) {
  const { end } = response
  response.end = function endWithWritten(page, ...more) {
    response.end = end
    // What the router fetches is the page as it is kept.
    if (!isHtml(response)) return end.call(response, page, ...more)
    response.setHeader('cache-control', KEPT_BY_NOBODY)
    response.removeHeader('content-length')
    // For HEAD there is none.
    if (typeof page !== 'string') return end.call(response, page, ...more)
    write(page).then(
      (written) => {
        response.setHeader('content-length', written.length)
        end.call(response, written)
      },
      (error) => {
        console.error(error)
        end.call(response, page)
      },
    )
    return response
  }
}

const isHtml = (response) =>
  !response.headersSent &&
  response.statusCode === 200 &&
  String(response.getHeader('content-type')).startsWith('text/html')

/** @param {string} query what stands behind "?" */
function fieldsOf(query) {
  const params = new URLSearchParams(query)
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const values = params.getAll(name)
      return [name, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )
}

import { defineRoute } from '@/lib/access/routes/define-route'
import { readRange } from '@/lib/media/schema'
import { findStreets } from '@/lib/platform/storage/streets'

/** A new file has another ETag, and browsers check it with every page. */
const HEADERS = {
  'content-type': 'application/vnd.pmtiles',
  'cache-control': 'public, max-age=3600, no-transform',
  'accept-ranges': 'bytes',
}

/** The streets of maps: the one file that STREETS_FILE names. Browsers request ranges of it, a few kilobytes per tile. Next answers HEAD with it too. */
export const GET = defineRoute({
  access: 'public',
  // A moved map loads many tiles.
  limit: { max: 3_000, windowSeconds: 60 },
  async handle({ request }) {
    const streets = await findStreets()
    if (!streets) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
    const { size, etag } = streets
    const headers = { ...HEADERS, etag }
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
    const isSame = (request.headers.get('if-range') ?? etag) === etag
    const range = isSame ? readRange(request.headers.get('range'), size) : null
    if (range === 'none') return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } })
    const { from, end } = range ?? { from: 0, end: size }
    const place = range && { 'content-range': `bytes ${from}-${end - 1}/${size}` }
    const body = request.method === 'HEAD' ? null : await streets.read(from, end)
    const length = { 'content-length': String(end - from) }
    return new Response(body, { status: range ? 206 : 200, headers: { ...headers, ...length, ...place } })
  },
})

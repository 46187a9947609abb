import { defineRoute } from '@/lib/access/routes/define-route'
import { sendRange } from '@/lib/platform/http/range'
import { findStreets } from '@/lib/platform/storage/streets'

/** Browsers may use a range for an hour. When the file is replaced, its new ETag makes the map start over. */
const HEADERS = {
  'content-type': 'application/vnd.pmtiles',
  'cache-control': 'public, max-age=3600, no-transform',
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
    return sendRange(request, size, headers, ({ from, end }) => streets.read(from, end))
  },
})

import { findVideo } from '@/lib/listings/profiles/queries/profile'
import { streamPieces } from '@/lib/media/queries'
import { readRange } from '@/lib/media/schema'

/** The content under a name never changes. nosniff and a policy that blocks scripts come from server/response-headers.mjs. */
const FOREVER = 'public, max-age=31536000, immutable'

/** An uploaded video; players request ranges of it. */
export async function GET(request: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const { name } = await params
  const video = await findVideo(name)
  if (!video) return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
  const { type, bytes, files } = video
  const etag = `"${name}"`
  const headers = { 'content-type': type, 'cache-control': FOREVER, 'accept-ranges': 'bytes', etag }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  const isSame = (request.headers.get('if-range') ?? etag) === etag
  const range = isSame ? readRange(request.headers.get('range'), bytes) : null
  if (range === 'none') return new Response(null, { status: 416, headers: { 'content-range': `bytes */${bytes}` } })
  const part = range ?? { from: 0, end: bytes }
  const length = { 'content-length': String(part.end - part.from) }
  const place = range && { 'content-range': `bytes ${range.from}-${range.end - 1}/${bytes}` }
  const body = request.method === 'HEAD' ? null : streamPieces(files, part)
  return new Response(body, { status: range ? 206 : 200, headers: { ...headers, ...length, ...place } })
}

import { findVideo } from '@/lib/listings/profiles/queries/profile'
import { streamPieces } from '@/lib/media/queries'
import { sendRange } from '@/lib/platform/http/range'

/** The content under a name never changes. nosniff and a policy that blocks scripts come from server/response-headers.mjs. */
const FOREVER = 'public, max-age=31536000, immutable'

/** An uploaded video; players request ranges of it. */
export async function GET(request: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const { name } = await params
  const video = await findVideo(name)
  if (!video) return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
  const { type, bytes, files } = video
  const etag = `"${name}"`
  const headers = { 'content-type': type, 'cache-control': FOREVER, etag }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  return sendRange(request, bytes, headers, (part) => streamPieces(files, part))
}

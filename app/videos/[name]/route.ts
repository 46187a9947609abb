import { findVideo } from '@/lib/listings/profiles/queries/profile'
import { streamPieces } from '@/lib/media/queries'
import { UPLOAD_CACHE } from '@/lib/media/schema'
import { sendRange } from '@/lib/platform/http/range'

/** An uploaded video; players request ranges of it. nosniff and a policy that blocks scripts come from server/response-headers.mjs. */
export async function GET(request: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const { name } = await params
  const video = await findVideo(name)
  if (!video) return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
  const { type, bytes, files } = video
  // The content under a name never changes.
  const etag = `"${name}"`
  const headers = { 'content-type': type, 'cache-control': UPLOAD_CACHE, etag }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  return sendRange(request, bytes, headers, (part) => streamPieces(files, part))
}

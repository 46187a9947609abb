import { readStoredPicture } from '@/lib/media/queries'
import { UPLOAD_CACHE } from '@/lib/media/schema'

/** An uploaded picture, as we encoded it. nosniff, a policy that blocks scripts, and 304 come from server/response-headers.mjs. */
export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const { name } = await params
  const file = await readStoredPicture(name)
  if (!file) return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
  // The content under a name never changes.
  const headers = { 'content-type': file.type, 'cache-control': UPLOAD_CACHE, etag: `"${name}"` }
  return new Response(new Uint8Array(file.bytes), { headers })
}

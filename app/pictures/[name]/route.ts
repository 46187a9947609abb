import { readStoredFile } from '@/lib/media/queries'

/** The content under a name never changes. nosniff and a policy that blocks scripts come from server/response-headers.mjs. */
const FOREVER = 'public, max-age=31536000, immutable'

/** An uploaded picture, as we encoded it. */
export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const file = await readStoredFile((await params).name)
  if (!file) return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
  return new Response(new Uint8Array(file.bytes), { headers: { 'content-type': file.type, 'cache-control': FOREVER } })
}

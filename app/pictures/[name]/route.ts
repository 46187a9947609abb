import { readStoredFile } from '@/lib/media/queries'

/** What stands under a name never changes. nosniff and a policy that runs nothing come from next.config.mjs. */
const FOREVER = 'public, max-age=31536000, immutable'

/** A picture that somebody uploaded, as we encoded it. */
export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const file = await readStoredFile((await params).name)
  if (!file) return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
  return new Response(new Uint8Array(file.bytes), { headers: { 'content-type': file.type, 'cache-control': FOREVER } })
}

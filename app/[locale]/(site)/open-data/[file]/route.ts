import { streamPieces } from '@/lib/media/queries'
import { sendRange } from '@/lib/platform/http/range'
import { findOpenFiles } from '@/lib/providers/open-data/queries'
import { OPEN_FORMATS } from '@/lib/providers/open-data/rules'

export const dynamic = 'force-dynamic'

/** Caches must check their copy (by ETag or date) before each use, so that none serves what a provider has withdrawn. */
const ALWAYS_REVALIDATED = 'public, no-cache'

type Context = { params: Promise<{ file: string }> }

/**
 * A file of the open data: "providers.csv" with its own type, compressed in transit if the client accepts gzip; "providers.csv.gz" as a
 * gzip file, of which ranges can be requested.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { file: name } = await params
  const format = OPEN_FORMATS.find(({ code }) => name === fileName(code) || name === `${fileName(code)}.gz`)
  const file = format && (await findOpenFiles()).find((one) => one.format === format.code)
  if (!file) return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
  const isFile = name.endsWith('.gz')
  const isPacked = isFile || /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')
  const headers = {
    'cache-control': ALWAYS_REVALIDATED,
    'last-modified': new Date(file.madeAt).toUTCString(),
    etag: `"${file.sha256.slice(0, 32)}${isPacked ? '-gz' : ''}"`,
    ...(isFile
      ? { 'content-type': 'application/gzip' }
      : { 'content-type': format.type, vary: 'accept-encoding', ...(isPacked && { 'content-encoding': 'gzip' }) }),
  }
  if (isUnmodified(request, headers)) return new Response(null, { status: 304, headers: withoutBody(headers) })
  if (isFile) return sendRange(request, file.bytes, headers, (part) => streamPieces(file.pieces, part))
  const packed = streamPieces(file.pieces, { from: 0, end: file.bytes })
  // A cast, because its types declare another kind of buffer than our byte streams have.
  const unpacking = new DecompressionStream('gzip') as ReadableWritablePair<Uint8Array, Uint8Array>
  return new Response(isPacked ? packed : packed.pipeThrough(unpacking), {
    headers: { ...headers, ...(isPacked && { 'content-length': String(file.bytes) }) },
  })
}

const fileName = (format: string) => `providers.${format}`

type Headers = Record<string, string> & { etag: string; 'last-modified': string }

function isUnmodified(request: Request, { etag, 'last-modified': modified }: Headers): boolean {
  const clientEtags = request.headers.get('if-none-match')
  if (clientEtags !== null)
    return clientEtags === '*' || clientEtags.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
  return Date.parse(request.headers.get('if-modified-since') ?? '') >= Date.parse(modified)
}

const withoutBody = ({ 'content-encoding': _, ...headers }: Record<string, string>) => headers

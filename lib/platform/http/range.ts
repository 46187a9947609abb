/** A part of a file: from the first byte to before `end`. */
export type ByteRange = { from: number; end: number }

/**
 * Parses a Range header: a part of the file, null to send the whole (no header, or several parts), or 'none' if the range cannot be
 * satisfied.
 */
export function readRange(header: string | null, size: number): ByteRange | 'none' | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return null
  // Without a start, it is the number of bytes at the end.
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size : Math.min(size, Number(last) + 1)
  if (first !== '' && last !== '' && Number(last) < from) return null
  return from >= size || from >= end ? 'none' : { from, end }
}

type FileHeaders = Record<string, string> & { etag: string }

/** A file, or the range of it that the request asks for unless If-Range names another version. HEAD gets no body. */
export async function sendRange(
  request: Request,
  size: number,
  headers: FileHeaders,
  read: (part: ByteRange) => BodyInit | Promise<BodyInit>,
): Promise<Response> {
  const version = request.headers.get('if-range')
  const isSame = version === null || version === headers.etag || version === headers['last-modified']
  const range = isSame ? readRange(request.headers.get('range'), size) : null
  if (range === 'none') return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } })
  const part = range ?? { from: 0, end: size }
  const length = { 'content-length': String(part.end - part.from) }
  const place = range && { 'content-range': `bytes ${range.from}-${range.end - 1}/${size}` }
  const body = request.method === 'HEAD' ? null : await read(part)
  return new Response(body, {
    status: range ? 206 : 200,
    headers: { ...headers, 'accept-ranges': 'bytes', ...length, ...place },
  })
}

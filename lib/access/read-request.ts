import { DomainError, InvalidInputError } from '@/lib/platform/errors'

const MAX_BODY_BYTES = 256 * 1024

/** A query as an object; a key given more than once becomes a list. NUL is refused: PostgreSQL cannot hold it. */
export function readQuery(request: Request): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {}
  const { searchParams } = new URL(request.url)
  for (const key of new Set(searchParams.keys())) {
    const values = searchParams.getAll(key)
    if (values.some((value) => value.includes('\0')))
      throw new InvalidInputError('This text has a character that cannot be used.')
    query[key] = values.length === 1 ? (values[0] ?? '') : values
  }
  return query
}

/** A JSON body of at most 256 kB. */
export async function readBody(request: Request): Promise<unknown> {
  const bytes = await readAtMost(request, MAX_BODY_BYTES)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new InvalidInputError('The request holds no readable JSON.')
  }
}

async function readAtMost(request: Request, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > limit) {
      await reader.cancel()
      throw new DomainError(413, 'This is too large to send.')
    }
    chunks.push(value)
  }
  return Buffer.concat(chunks)
}

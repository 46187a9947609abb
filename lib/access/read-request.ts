import { DomainError, InvalidInputError } from '@/lib/platform/errors'

const MAX_BODY_BYTES = 256 * 1024

/** A query as an object; a key given more than once becomes a list. */
export function readQuery(request: Request): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {}
  const { searchParams } = new URL(request.url)
  for (const key of new Set(searchParams.keys())) {
    const values = searchParams.getAll(key).map(storable)
    query[storable(key)] = values.length === 1 ? (values[0] ?? '') : values
  }
  return query
}

/** The parts of the path that the route names. */
export async function readParams(
  params: Promise<Record<string, string | string[]>>,
): Promise<Record<string, string | string[]>> {
  const entries = Object.entries((await params) ?? {})
  return Object.fromEntries(
    entries.map(([key, part]) => [key, Array.isArray(part) ? part.map(storable) : storable(part)]),
  )
}

/** A JSON body of at most 256 kB. */
export async function readBody(request: Request): Promise<unknown> {
  const bytes = await readAtMost(request, MAX_BODY_BYTES)
  const text = decode(bytes)
  try {
    return JSON.parse(text, (_key, value: unknown) => (typeof value === 'string' ? storable(value) : value))
  } catch (error) {
    throw error instanceof InvalidInputError ? error : unreadable()
  }
}

/** A body that is a file as it is. Nothing is read where none is asked for. */
export async function readFile(request: Request, maxBytes: number): Promise<Uint8Array> {
  return maxBytes === 0 ? new Uint8Array() : readAtMost(request, maxBytes)
}

/** Whether a plain HTML form sends this, which knows no JSON. */
export function isFormPost(request: Request): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '')
}

/** What a plain HTML form of at most 256 kB holds; of a name given twice the last. Its schema judges the characters. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const bytes = await readAtMost(request, MAX_BODY_BYTES)
  return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(bytes)))
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw unreadable()
  }
}

const unreadable = () => new InvalidInputError('The request holds no readable JSON.')

/** PostgreSQL cannot hold NUL, and half a surrogate pair would be stored as another character. */
function storable(text: string): string {
  if (text.includes('\0') || /\p{Surrogate}/u.test(text))
    throw new InvalidInputError('This text has a character that cannot be used.')
  return text
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

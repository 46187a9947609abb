import { LRUCache } from 'lru-cache'
import { env } from '@/lib/platform/config/env'
import { isDatabaseUnavailable } from '@/lib/platform/database/unavailable'
import { DomainError, ForbiddenError, InvalidInputError, TooManyRequestsError } from '@/lib/platform/http/errors'
import { readPath } from '@/lib/platform/language/addresses.mjs'
import { isLocale, type Locale, localeOfHeader } from '@/lib/platform/language/locales'
import { message } from '@/lib/platform/language/message'
import { messageText } from '@/lib/platform/language/translate'
import { logger } from '@/lib/platform/logging/logger'
import { requestId } from '@/lib/platform/logging/request-id.mjs'
import { clientAddress } from '@/lib/platform/security/client-address'
import type { Refusal } from '../types'

const MAX_BODY_BYTES = 256 * 1024

/** The query as an object. A repeated key has a list of values. */
export function readQuery(request: Request): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {}
  const { searchParams } = new URL(request.url)
  for (const key of new Set(searchParams.keys())) {
    const values = searchParams.getAll(key).map(storable)
    query[storable(key)] = values.length === 1 ? (values[0] ?? '') : values
  }
  return query
}

/** The path parameters of the route. */
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

/** A body that is a file. Not read unless the route expects one. */
export async function readFile(request: Request, maxBytes: number): Promise<Uint8Array> {
  return maxBytes === 0 ? new Uint8Array() : readAtMost(request, maxBytes)
}

/** Whether the request comes from a plain HTML form, which cannot send JSON. */
export function isFormPost(request: Request): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '')
}

/** The fields of a plain HTML form of at most 256 kB; the last value of a repeated name wins. The schema validates the characters. */
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

const unreadable = () => new InvalidInputError(message('platform.errors.unreadable'))

/** PostgreSQL cannot store NUL, and would store a lone surrogate as another character. */
function storable(text: string): string {
  if (text.includes('\0') || /\p{Surrogate}/u.test(text))
    throw new InvalidInputError(message('platform.errors.unusableCharacter'))
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
      throw new DomainError(413, message('platform.errors.tooLargeToSend'))
    }
    chunks.push(value)
  }
  return Buffer.concat(chunks)
}

/**
 * The language of a request. Our pages and other callers send it in Accept-Language. For a form posted without JavaScript, that header has the
 * browser's own language, so the language of the form's page is used instead. The address of a plain page has no language, so the action of
 * its form names it (components/forms/plain-form.ts).
 */
export function localeOfRequest(request: Request): Locale {
  if (isFormPost(request)) {
    const language = new URL(request.url).searchParams.get('language')
    if (isLocale(language)) return language
    const page = request.headers.get('referer') ?? ''
    if (URL.canParse(page)) return readPath(new URL(page).pathname).locale
  }
  return localeOfHeader(request.headers.get('accept-language'))
}

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Rejects writes that do not come from our own pages: those with a missing, "null" or foreign Origin. The message contains our address, for
 * people who opened the site under another host name.
 */
export function checkOrigin(request: Request): void {
  if (!WRITES.has(request.method)) return
  const { origin } = new URL(env().SITE_URL)
  if (request.headers.get('origin') !== origin)
    throw new ForbiddenError(message('platform.errors.otherSite', { site: origin }))
}

/**
 * The client's address, for rate limits and the audit log. Null if it is unknown, as it is without a trusted proxy: with one counter for all
 * visitors, one client at the limit would lock out everyone.
 */
export function addressOf(request: Request): string | null {
  const address = clientAddress(request.headers.get('x-forwarded-for'), env().TRUSTED_PROXY_HOPS)
  return address === 'direct' ? null : address
}

const MAX_CACHED_QUERIES = 500
/** Longer queries are rare and would take up most of the memory. */
const MAX_QUERY_LENGTH = 300

/**
 * Caches parsed queries by their text. Parsing the two dozen fields of a search takes a tenth of the time of its response. A cached query
 * is frozen, since all requests with the same text share it. A rejected query is not cached.
 */
export function cacheQueries<Query>(read: (request: Request) => Query): (request: Request) => Query {
  const parsedQueries = new LRUCache<string, NonNullable<Query>>({ max: MAX_CACHED_QUERIES })
  return (request) => {
    const text = request.url.slice(request.url.indexOf('?') + 1)
    const cached = parsedQueries.get(text)
    if (cached) return cached
    const query = read(request)
    if (!query || text.length > MAX_QUERY_LENGTH) return query
    parsedQueries.set(text, Object.freeze(query))
    return query
  }
}

/**
 * The response to an error. A domain error keeps its message, in the language of the request. Any other error is logged under the request's id,
 * and the response contains only that id: 503 while the database is unavailable, else 500.
 */
export function describeError(error: unknown, request: Request): Refusal {
  const translated = (text: string) => messageText(localeOfRequest(request), text)
  const vary = { vary: 'accept-language' }
  if (error instanceof DomainError) {
    const fields =
      error.fields && Object.fromEntries(Object.entries(error.fields).map(([name, text]) => [name, translated(text)]))
    const retryAfter: Record<string, string> =
      error instanceof TooManyRequestsError ? { 'retry-after': String(error.retryAfterSeconds) } : {}
    return {
      status: error.status,
      message: translated(error.message),
      ...(fields && { fields }),
      headers: { ...vary, ...retryAfter },
    }
  }
  const id = requestId(request.headers.get('x-request-id'))
  logger.error({ id, method: request.method, path: new URL(request.url).pathname, err: error }, 'request failed')
  if (isDatabaseUnavailable(error)) {
    const headers = { ...vary, 'retry-after': '5' }
    return { status: 503, message: translated(message('platform.errors.noData', { id })), headers }
  }
  return { status: 500, message: translated(message('platform.errors.ourFault', { id })), headers: vary }
}

import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import type { z } from 'zod'
import { env } from '@/lib/platform/config/env'
import { ForbiddenError, InvalidInputError, NotSignedInError } from '@/lib/platform/http/errors'
import { clientAddress } from '@/lib/platform/security/client-address'
import { countAttempt, type RateLimit } from '@/lib/platform/security/rate-limit'
import { type Access, isAllowed } from '../policy'
import { currentActor } from '../session'
import { type Actor, type PlainForm, type SignedInActor, VISITOR } from '../types'
import {
  cacheQueries,
  checkOrigin,
  describeError,
  isFormPost,
  readBody,
  readFile,
  readForm,
  readParams,
  readQuery,
} from './request'

type Schema = z.ZodType | undefined
type Output<S extends Schema> = S extends z.ZodType ? z.output<S> : undefined

type Definition<A extends Access, P extends Schema, Q extends Schema, B extends Schema> = {
  /** Who may call it. Required, so that leaving it out does not compile. */
  access: A
  /** The message for a role that may not call it. */
  wrongRole?: string
  params?: P
  query?: Q
  /** Caches parsed queries. For queries that are the same for many users. */
  remembersQueries?: true
  body?: B
  /** The body is a file of at most this many bytes; `handle` gets it as `file`. */
  maxFileBytes?: number
  /** Limit per client address. Default: 600 requests a minute. */
  limit?: RateLimit
  /** For a public endpoint whose response depends on the user. */
  readsSession?: boolean
  /**
   * Accepts writes from any origin, such as a mail client's unsubscribe button (RFC 8058). Only for public endpoints that do not read the
   * session, so that cookies have no effect: they are authorized only by a token in the URL.
   */
  anyOrigin?: A extends 'public' ? true : never
  form?: PlainForm<Output<B>>
  /** For endpoints that other sites may build on: what the page for developers shows besides. */
  reference?: EndpointReference
  handle: (call: {
    actor: A extends 'public' ? Actor : SignedInActor
    params: Output<P>
    query: Output<Q>
    body: Output<B>
    /** Empty unless `maxFileBytes` is given. */
    file: Uint8Array
    request: Request
  }) => Promise<unknown>
}

/** `parameters`: what they mean, by name. `example`: a request as it can be sent, and its response, shortened. */
export type EndpointReference = {
  resource: 'Providers' | 'Places' | 'Articles'
  summary: string
  parameters?: Record<string, string>
  /** How long a proxy may share a response; 0: not at all. */
  sharedSeconds: number
  example: { request: string; response: unknown }
}

/** The parts of a definition that describe the endpoint to others. */
export type EndpointDescription = {
  access: Access
  params: Schema
  query: Schema
  body: Schema
  maxFileBytes: number | undefined
  anyOrigin: true | undefined
  isForm: boolean
  limit: RateLimit
  reference: EndpointReference | undefined
}

const DEFAULT_LIMIT: RateLimit = { max: 600, windowSeconds: 60 }

/**
 * Creates the route handler of an endpoint: checks origin, rate limit and access, parses the input, calls `handle`, and returns its result
 * as JSON (or its Response). Errors become a status and `{ message, fields? }`. An unexpected error is logged under an id, and the
 * response contains only that id.
 */
export function defineRoute<
  const A extends Access,
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
>(definition: Definition<A, P, Q, B>) {
  const readParsedQuery = (request: Request) => parse(definition.query, definition.query && readQuery(request))
  const queryOf = definition.remembersQueries ? cacheQueries(readParsedQuery) : readParsedQuery
  async function route(
    request: Request,
    context: { params: Promise<Record<string, string | string[]>> },
  ): Promise<Response> {
    const form = definition.form && isFormPost(request) ? definition.form : undefined
    let typed: Record<string, string> | undefined
    try {
      const isPublic = definition.access === 'public' && !definition.readsSession
      if (!(isPublic && definition.anyOrigin)) checkOrigin(request)
      checkRate(request, definition.limit ?? DEFAULT_LIMIT)
      const actor = isPublic ? VISITOR : await currentActor()
      if (!isAllowed(actor, definition.access))
        throw actor.kind === 'user' ? new ForbiddenError(definition.wrongRole) : new NotSignedInError()
      if (form && definition.body) typed = await readForm(request)
      const call = {
        actor,
        params: parse(definition.params, definition.params && (await readParams(context.params))),
        query: queryOf(request),
        body: parse(definition.body, definition.body && (typed ? readTyped(form, typed) : await readBody(request))),
        file: await readFile(request, definition.maxFileBytes ?? 0),
        request,
      }
      // isAllowed guarantees a signed-in actor for non-public access, which the type system cannot see.
      const result = await definition.handle(call as Parameters<typeof definition.handle>[0])
      const answer = result instanceof Response ? result : Response.json(result ?? null)
      // The body was parsed above; it is undefined only if there is no schema.
      const done = { body: call.body as Output<B>, answer, typed: typed ?? {}, request }
      const response = form ? asPage(answer, await form.accepted(done)) : answer
      // Personal responses must not be cached.
      const isPlain = response.headers.get('cache-control') === 'no-transform'
      if (!isPublic) response.headers.set('cache-control', `private, no-store${isPlain ? ', no-transform' : ''}`)
      return response
    } catch (error) {
      unstable_rethrow(error)
      const { headers, status, ...body } = describeError(error, request)
      if (!form) return Response.json(body, { status, headers })
      typed ??= await readForm(request).catch(() => ({}))
      return form.refused({ typed, refusal: { ...body, headers, status }, request })
    }
  }
  /** What /api/openapi.json says of the endpoint. */
  const { access, params, query, body, maxFileBytes, anyOrigin, reference, limit = DEFAULT_LIMIT } = definition
  const description: EndpointDescription = {
    access,
    params,
    query,
    body,
    maxFileBytes,
    anyOrigin,
    isForm: definition.form !== undefined,
    limit,
    reference,
  }
  return Object.assign(route, { description })
}

const readTyped = (form: PlainForm<never> | undefined, typed: Record<string, string>) =>
  form?.schema ? parse(form.schema, typed) : typed

/** An error response may depend on the caller, so it must not be cached. */
function asPage(answer: Response, page: Response): Response {
  page.headers.set('cache-control', 'private, no-store')
  for (const cookie of answer.headers.getSetCookie()) page.headers.append('set-cookie', cookie)
  return page
}

function parse<S extends Schema>(schema: S, value: unknown): Output<S> {
  if (!schema) return undefined as Output<S>
  const result = schema.safeParse(value, { error: plainProblem })
  if (result.success) return result.data as Output<S>
  const fields = Object.fromEntries(
    result.error.issues.map((issue) => [issue.path.join('.') || 'input', issue.message]),
  )
  throw new InvalidInputError(Object.values(fields)[0] ?? 'We can’t use this.', fields)
}

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

/** What is wrong with a value, for schemas that have no message of their own. The validator's are written for programmers. */
function plainProblem(issue: z.core.$ZodRawIssue): string {
  const name = issue.path?.length ? `“${issue.path.join('.')}”` : 'The input'
  if (issue.code === 'invalid_type')
    return issue.input === undefined
      ? `${name} is missing.`
      : `${name} must be ${KINDS[issue.expected] ?? 'another kind of value'}.`
  if (issue.code === 'invalid_value') return `${name} must be one of: ${issue.values.map(String).join(', ')}.`
  if (issue.code === 'too_big')
    return `${name} is too ${issue.origin === 'number' ? 'large' : 'long'}: at most ${issue.maximum}.`
  if (issue.code === 'too_small')
    return issue.input === ''
      ? `${name} is empty.`
      : `${name} is too ${issue.origin === 'number' ? 'small' : 'short'}: at least ${issue.minimum}.`
  if (issue.code === 'unrecognized_keys') return `There is no field ${issue.keys.map((key) => `“${key}”`).join(', ')}.`
  return `${name} isn’t valid.`
}

function checkRate(request: Request, limit: RateLimit): void {
  const hops = env().TRUSTED_PROXY_HOPS
  if (hops === 0) return
  const address = clientAddress(request.headers.get('x-forwarded-for'), hops)
  // Without a trusted proxy all visitors share one key, and one client at the limit would lock out everyone.
  if (address !== 'direct') countAttempt(`${new URL(request.url).pathname} ${address}`, limit)
}

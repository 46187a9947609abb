import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import type { z } from 'zod'
import { ForbiddenError, InvalidInputError, NotSignedInError } from '@/lib/platform/http/errors'
import { localPath } from '@/lib/platform/language/addresses.mjs'
import type { Locale } from '@/lib/platform/language/locales'
import { type Message, message } from '@/lib/platform/language/message'
import { countAttempt, type RateLimit } from '@/lib/platform/security/rate-limit'
import { type Access, isAllowed } from '../policy'
import { currentActor } from '../session'
import { type Actor, type PlainForm, type SignedInActor, VISITOR } from '../types'
import {
  addressOf,
  cacheQueries,
  checkOrigin,
  describeError,
  isFormPost,
  localeOfRequest,
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
  wrongRole?: Message
  params?: P
  query?: Q
  /** Caches parsed queries. For queries that are the same for many users. */
  cachesQueries?: true
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
  /** For endpoints that other sites may build on: what the developers page shows about them. */
  reference?: EndpointReference
  handle: (call: {
    actor: A extends 'public' ? Actor : SignedInActor
    params: Output<P>
    query: Output<Q>
    body: Output<B>
    /** Empty unless `maxFileBytes` is given. */
    file: Uint8Array
    /** The language that the request asks for. A response that depends on it must not be shared by caches, or must say so in `vary`. */
    locale: Locale
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
 * as JSON (or its Response). Errors become a status and `{ message, fields? }`, in the language of the request. An unexpected error is logged
 * under an id, and the response contains only that id.
 */
export function defineRoute<
  const A extends Access,
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
>(definition: Definition<A, P, Q, B>) {
  const readParsedQuery = (request: Request) => parse(definition.query, definition.query && readQuery(request))
  const queryOf = definition.cachesQueries ? cacheQueries(readParsedQuery) : readParsedQuery
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
        locale: localeOfRequest(request),
        request,
      }
      // isAllowed guarantees a signed-in actor for non-public access, which the type system cannot see.
      const result = await definition.handle(call as Parameters<typeof definition.handle>[0])
      const answer = result instanceof Response ? result : Response.json(result ?? null)
      // The body was parsed above; it is undefined only if there is no schema.
      const done = { body: call.body as Output<B>, answer, typed: typed ?? {}, locale: call.locale, request }
      const response = form ? asPage(answer, inLanguageOf(request, await form.accepted(done))) : answer
      // Personal responses must not be cached. An event stream (app/api/live) must not be transformed either.
      const isStream = response.headers.get('cache-control') === 'no-transform'
      if (!isPublic) response.headers.set('cache-control', `private, no-store${isStream ? ', no-transform' : ''}`)
      return response
    } catch (error) {
      unstable_rethrow(error)
      const { headers, status, ...body } = describeError(error, request)
      if (!form) return Response.json(body, { status, headers })
      typed ??= await readForm(request).catch(() => ({}))
      return inLanguageOf(
        request,
        form.refused({ typed, refusal: { ...body, headers, status }, locale: localeOfRequest(request), request }),
      )
    }
  }
  /** What /api/openapi.json says about the endpoint. */
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

/** Makes a redirect to a page of this site lead to it in the language of the form. */
function inLanguageOf(request: Request, page: Response): Response {
  const location = page.headers.get('location')
  if (location) page.headers.set('location', localPath(localeOfRequest(request), location))
  return page
}

/** The page that answers an accepted form post: never cached, because it may depend on the user, and with the cookies of the JSON response. */
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
    // The messages of schemas are written with message(), or are those of plainProblem.
    result.error.issues.map((issue) => [issue.path.join('.') || 'input', issue.message as Message]),
  )
  throw new InvalidInputError(Object.values(fields)[0] ?? message('platform.errors.unusable'), fields)
}

/** What is wrong with a value, if its schema has no message of its own. zod's default messages are written for programmers. */
function plainProblem(issue: z.core.$ZodRawIssue): string {
  const name = issue.path?.join('.') || 'input'
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? message('platform.errors.missing', { name })
        : message('platform.errors.wrongKind', { name, kind: issue.expected })
    case 'invalid_value':
      return message('platform.errors.oneOf', { name, values: issue.values.map(String).join(', ') })
    case 'too_big': {
      const most = String(issue.maximum)
      return issue.origin === 'number'
        ? message('platform.errors.tooLarge', { name, most })
        : message('platform.errors.tooLong', { name, most })
    }
    case 'too_small': {
      const least = String(issue.minimum)
      if (issue.input === '') return message('platform.errors.empty', { name })
      return issue.origin === 'number'
        ? message('platform.errors.tooSmall', { name, least })
        : message('platform.errors.tooShort', { name, least })
    }
    case 'unrecognized_keys':
      return message('platform.errors.unknownFields', { names: issue.keys.map((key) => `“${key}”`).join(', ') })
    default:
      return message('platform.errors.notValid', { name })
  }
}

function checkRate(request: Request, limit: RateLimit): void {
  const address = addressOf(request)
  if (address !== null) countAttempt(`${new URL(request.url).pathname} ${address}`, limit)
}

import type { z } from 'zod'
import type { Locale } from '@/lib/platform/language/locales'
import type { Role } from '@/prisma/generated/enums'

export type { Role }

/** The caller. Read from the database on every protected request, never from the cookie alone. `locale`: the language of their mails, as stored. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'user'; id: number; role: Role; email: string; firstName: string; lastName: string; locale: string }
export type SignedInActor = Extract<Actor, { kind: 'user' }>

export const VISITOR: Actor = { kind: 'visitor' }

/** An error response, in the language of the request. */
export type Refusal = { status: number; message: string; fields?: Record<string, string>; headers: HeadersInit }

/** An accepted form post of a browser without JavaScript; `answer` is the response that the page's JavaScript would get. */
export type PlainAcceptance<Body> = {
  body: Body
  answer: Response
  typed: Record<string, string>
  locale: Locale
  request: Request
}
export type PlainRefusal = { typed: Record<string, string>; refusal: Refusal; locale: Locale; request: Request }

/**
 * Lets a plain HTML form send the body, too. The response is then a page: `accepted` redirects to the next page (with the cookies of the JSON
 * response), and `refused` shows the form again.
 */
export type PlainForm<Body> = {
  /** Converts a form's fields to the shape of the body's schema, where they differ. */
  schema?: z.ZodType
  accepted: (done: PlainAcceptance<Body>) => Response | Promise<Response>
  refused: (done: PlainRefusal) => Response
}

/** An operation that other sites may build on. `meaning`: the description of a parameter or its possible values, or an empty string. */
export type PublishedOperation = {
  resource: string
  method: string
  path: string
  summary: string
  limits: string
  parameters: { name: string; isRequired: boolean; meaning: string }[]
  request: string
  response: unknown
}

import type { z } from 'zod'
import type { Locale } from '@/lib/platform/language/locales'
import type { Role } from '@/prisma/generated/enums'

export type { Role }

/** The caller. Read from the database on every protected request, never from the cookie alone. `locale`: of their mails, as stored. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'user'; id: number; role: Role; email: string; firstName: string; lastName: string; locale: string }
export type SignedInActor = Extract<Actor, { kind: 'user' }>

export const VISITOR: Actor = { kind: 'visitor' }

/** An error as sent to clients, in the language of the request. */
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
 * Lets a plain HTML form send the body, too. The response is a page: `accepted` redirects to the next one (with the cookies of the JSON
 * response), `refused` shows the form again.
 */
export type PlainForm<Body> = {
  /** Converts a form's fields to the shape of the body's schema, where they differ. */
  schema?: z.ZodType
  accepted: (done: PlainAcceptance<Body>) => Response | Promise<Response>
  refused: (done: PlainRefusal) => Response
}

/** An operation that other sites may build on. `meaning`: what a parameter may be, or an empty text. */
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

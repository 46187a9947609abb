import type { z } from 'zod'
import type { Role } from '@/prisma/generated/enums'

export type { Role }

/** The caller. Read from the database on every protected request, never from the cookie alone. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'user'; id: number; role: Role; email: string; firstName: string; lastName: string }
export type SignedInActor = Extract<Actor, { kind: 'user' }>

export const VISITOR: Actor = { kind: 'visitor' }

/** An error as clients may see it. */
export type Refusal = { status: number; message: string; fields?: Record<string, string>; headers: HeadersInit }

/** A browser without JavaScript sent a form and `handle` accepted it; `answer` is what the page's JavaScript would get. */
export type PlainAcceptance<Body> = {
  body: Body
  answer: Response
  typed: Record<string, string>
  request: Request
}
export type PlainRefusal = { typed: Record<string, string>; refusal: Refusal; request: Request }

/**
 * A plain HTML form may send the body too. The sender sees the response as a page: `accepted` redirects to the next one (with the
 * cookies the response sets), `refused` shows the input again.
 */
export type PlainForm<Body> = {
  /** Converts a form's fields to the shape of the body's schema, where they differ. */
  schema?: z.ZodType
  accepted: (done: PlainAcceptance<Body>) => Response | Promise<Response>
  refused: (done: PlainRefusal) => Response
}

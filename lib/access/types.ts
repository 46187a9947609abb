import type { z } from 'zod'
import type { Role } from '@/prisma/generated/enums'

export type { Role }

/** Who is asking. Read from the database on every protected request, never from the cookie alone. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'user'; id: number; role: Role; email: string; firstName: string; lastName: string }
export type SignedInActor = Extract<Actor, { kind: 'user' }>

export const VISITOR: Actor = { kind: 'visitor' }

/** An error as the outside may know it. */
export type Refusal = { status: number; message: string; fields?: Record<string, string>; headers: HeadersInit }

/** A browser without JavaScript sent a form, and `handle` took it; `answer` is what a page with JavaScript would read. */
export type PlainAcceptance<Body> = {
  body: Body
  answer: Response
  typed: Record<string, string>
  request: Request
}
export type PlainRefusal = { typed: Record<string, string>; refusal: Refusal; request: Request }

/**
 * A plain HTML form may send the body too. Whoever sent it sees the answer as a page: `accepted` leads to the next one (cookies that
 * the answer sets come along), `refused` shows again what was typed.
 */
export type PlainForm<Body> = {
  /** Makes of a form's fields what the body's schema takes, where that is not the same. */
  schema?: z.ZodType
  accepted: (done: PlainAcceptance<Body>) => Response | Promise<Response>
  refused: (done: PlainRefusal) => Response
}

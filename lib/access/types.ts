import type { Role } from '@/prisma/generated/enums'

export type { Role }

/** Who is asking. Read from the database on every protected request, never from the cookie alone. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'user'; id: number; role: Role; email: string; firstName: string; lastName: string }
export type SignedInActor = Extract<Actor, { kind: 'user' }>

export const VISITOR: Actor = { kind: 'visitor' }

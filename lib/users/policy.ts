import type { Role, SignedInActor } from '@/lib/access/types'

/** Who sees accounts and the audit log, and acts on accounts. */
export const USER_ADMIN_ROLES = ['admin'] as const satisfies readonly Role[]

/** Nobody suspends or promotes themselves: another admin does. */
export function mayActOn(actor: SignedInActor, userId: number): boolean {
  return actor.id !== userId
}

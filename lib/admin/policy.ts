import type { Role, SignedInActor } from '@/lib/access/types'

/** Who sees the queue and decides. */
export const APPROVAL_ROLES = ['admin'] as const satisfies readonly Role[]

/** Who sees providers' files, edits them, merges them and takes files in. */
export const DIRECTORY_ROLES = ['admin'] as const satisfies readonly Role[]
export const NOT_FOR_YOU = 'Only admins look after the directory.'

/** Who sees accounts and the audit log, and acts on accounts. */
export const USER_ADMIN_ROLES = ['admin'] as const satisfies readonly Role[]

/** Nobody suspends or promotes themselves: another admin does. */
export function mayActOn(actor: SignedInActor, userId: number): boolean {
  return actor.id !== userId
}

/** Who reads reports and says what came of them. */
export const REPORT_DECIDER_ROLES = ['admin'] as const satisfies readonly Role[]

/** Who sees how the installation is doing, and tries its parts. */
export const SITE_HEALTH_ROLES = ['admin'] as const satisfies readonly Role[]

import type { Role, SignedInActor } from '@/lib/access/types'
import { message } from '@/lib/platform/language/message'

/** Who sees the queue of pending items and decides them. */
export const APPROVAL_ROLES = ['admin'] as const satisfies readonly Role[]

/** Who sees, edits and merges providers, and imports files. */
export const DIRECTORY_ROLES = ['admin'] as const satisfies readonly Role[]
export const NOT_FOR_YOU = message('admin.errors.onlyAdmins')

/** Who sees accounts and the audit log, and acts on accounts. */
export const USER_ADMIN_ROLES = ['admin'] as const satisfies readonly Role[]

/** Admins cannot suspend or promote themselves; another admin has to. */
export function mayActOn(actor: SignedInActor, userId: number): boolean {
  return actor.id !== userId
}

/** Who reads reports and records their outcome. */
export const REPORT_DECIDER_ROLES = ['admin'] as const satisfies readonly Role[]

/** Who sees the state of the installation and tests its parts. */
export const SITE_HEALTH_ROLES = ['admin'] as const satisfies readonly Role[]

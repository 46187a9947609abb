import type { Role } from '@/lib/access/types'
import type { ProviderPersonRole } from '@/prisma/generated/enums'

/** Accounts that may be among a provider's people. */
export const PEOPLE_ROLES = ['careprovider'] as const satisfies readonly Role[]

/**
 * What somebody may do for a provider. `answer`: messages and leads, with the tours and places that are settled in them. `edit-profile`: the
 * page, its facts, and when tours are offered. `speak-for`: words for many, as saved replies, public answers to reviews and events.
 */
const MAY = {
  answer: ['manager', 'editor', 'front_desk'],
  'edit-profile': ['manager', 'editor'],
  'speak-for': ['manager', 'editor'],
  'see-numbers': ['manager', 'editor'],
  'manage-people': ['manager'],
  'manage-billing': ['manager'],
} as const satisfies Record<string, readonly ProviderPersonRole[]>

export type ProviderAct = keyof typeof MAY

/** The roles that may do it: for conditions of queries. */
export const rolesThatMay = (act: ProviderAct): ProviderPersonRole[] => [...MAY[act]]

/** Whether a part of the dashboard is of use: somebody may do it for one of their providers, or has none yet. */
export function mayAnywhere(roles: readonly string[], act: ProviderAct): boolean {
  return roles.length === 0 || roles.some((role) => mayAct(role, act))
}

/** Whether somebody of this role may do it; nobody of an unknown role may. */
export function mayAct(role: string, act: ProviderAct): boolean {
  return MAY[act].some((one) => one === role)
}

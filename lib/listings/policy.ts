import type { Role } from '@/lib/access/types'
import type { ProviderPersonRole } from '@/prisma/generated/enums'

/** Who claims. */
export const CLAIM_ROLES = ['careprovider'] as const satisfies readonly Role[]
/** Who decides, and sees the evidence of all sides. */
export const DECIDER_ROLES = ['admin'] as const satisfies readonly Role[]
/** Who may see a claim's document; whose it is, its query asks. */
export const DOCUMENT_ROLES = ['careprovider', 'admin'] as const satisfies readonly Role[]

/** Who has pages to look after: the gate asks it first, membership comes after. */
export const PROFILE_ROLES = ['careprovider'] as const satisfies readonly Role[]
export const WRONG_PROFILE_ROLE = 'Only a provider’s own people can change its page.'
/** Who decides about profile changes. */
export const DECIDING_ROLES = ['admin'] as const satisfies readonly Role[]

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

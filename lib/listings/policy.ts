import type { Role } from '@/lib/access/types'
import type { ProviderPersonRole } from '@/prisma/generated/enums'

/** Roles that can claim a provider. */
export const CLAIM_ROLES = ['careprovider'] as const satisfies readonly Role[]
/** Roles that decide on claims and see the evidence of all sides. */
export const CLAIM_REVIEWER_ROLES = ['admin'] as const satisfies readonly Role[]
/** Roles that may see a claim's document; the query checks ownership. */
export const DOCUMENT_ROLES = ['careprovider', 'admin'] as const satisfies readonly Role[]

/** Roles that can manage a provider's page: checked by the gate, before membership of the provider. */
export const PROFILE_ROLES = ['careprovider'] as const satisfies readonly Role[]
/** Roles that decide on profile changes. */
export const CHANGE_REVIEWER_ROLES = ['admin'] as const satisfies readonly Role[]

/** Roles of accounts that can be among a provider's people. */
export const PEOPLE_ROLES = ['careprovider'] as const satisfies readonly Role[]

/**
 * Permissions by role. `answer`: messages and leads, including tours and enrollments. `edit-profile`: the page, its facts
 * and tour times. `speak-for`: saved replies, public responses to reviews, and events.
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

/** The roles with this permission, for conditions of queries. */
export const rolesAllowedTo = (act: ProviderAct): ProviderPersonRole[] => [...MAY[act]]

/** Whether to show a part of the dashboard: the user may act for at least one of their providers, or has none yet. */
export function mayActAnywhere(roles: readonly string[], act: ProviderAct): boolean {
  return roles.length === 0 || roles.some((role) => mayAct(role, act))
}

/** Whether the role has this permission; an unknown role has none. */
export function mayAct(role: string, act: ProviderAct): boolean {
  return MAY[act].some((one) => one === role)
}

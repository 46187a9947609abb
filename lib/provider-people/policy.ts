import type { Role } from '@/lib/access/types'
import type { ProviderPersonRole } from '@/prisma/generated/enums'

/** Accounts that may be among a provider's people. */
export const PEOPLE_ROLES = ['careprovider'] as const satisfies readonly Role[]

/** What somebody may do for a provider. `answer`: messages, tours, places and public answers to reviews. */
const MAY = {
  answer: ['manager', 'editor', 'front_desk'],
  'edit-profile': ['manager', 'editor'],
  'manage-people': ['manager'],
  'manage-billing': ['manager'],
} as const satisfies Record<string, readonly ProviderPersonRole[]>

export type ProviderAct = keyof typeof MAY

/** The roles that may do it: for conditions of queries. */
export const rolesThatMay = (act: ProviderAct): ProviderPersonRole[] => [...MAY[act]]

/** Whether somebody of this role may do it; nobody of an unknown role may. */
export function mayAct(role: string, act: ProviderAct): boolean {
  return MAY[act].some((one) => one === role)
}

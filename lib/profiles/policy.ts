import type { Role } from '@/lib/access/types'
import type { ProviderPersonRole } from '@/prisma/generated/enums'

/** Who has pages to look after: the gate asks it first, membership comes after. */
export const PROFILE_ROLES = ['careprovider'] as const satisfies readonly Role[]
/** Who decides about profile changes. */
export const DECIDING_ROLES = ['admin'] as const satisfies readonly Role[]

/** Whose words may stand on a provider's page. */
export const EDITING_PEOPLE: readonly ProviderPersonRole[] = ['manager']

/** Whether somebody with this role among a provider's people may edit its page. */
export function canEditProfile(role: ProviderPersonRole): boolean {
  return EDITING_PEOPLE.includes(role)
}

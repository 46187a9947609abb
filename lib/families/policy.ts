import type { Role } from '@/lib/access/types'

/** Who may have children and preferences. */
export const FAMILY_ROLES = ['caregiver'] as const satisfies readonly Role[]

export function mayHaveChildren(role: string): boolean {
  return FAMILY_ROLES.some((one) => one === role)
}

/** Who may have favorites; the gate and the favorite button both use it. */
export const FAVORITE_ROLES = ['caregiver'] as const satisfies readonly Role[]

export function mayHaveFavorites(role: string): boolean {
  return FAVORITE_ROLES.some((one) => one === role)
}

import type { Role } from '@/lib/access/types'

/** Whom children and preferences are for. */
export const FAMILY_ROLES = ['caregiver'] as const satisfies readonly Role[]

/** Whom favorites are for: the gate and the heart ask the same. */
export const FAVORITE_ROLES = ['caregiver'] as const satisfies readonly Role[]

export function mayHaveFavorites(role: string): boolean {
  return FAVORITE_ROLES.some((one) => one === role)
}

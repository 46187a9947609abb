import type { Role } from '@/lib/access/types'

/** Parents: who may have children, preferences, favorites and saved searches. */
export const FAMILY_ROLES = ['caregiver'] as const satisfies readonly Role[]

export function isFamilyRole(role: string): boolean {
  return FAMILY_ROLES.some((one) => one === role)
}

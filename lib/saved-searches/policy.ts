import type { Role } from '@/lib/access/types'

/** Whom saved searches are for: the gate and the button ask the same. */
export const SAVED_SEARCH_ROLES = ['caregiver'] as const satisfies readonly Role[]

export function maySaveSearches(role: string): boolean {
  return SAVED_SEARCH_ROLES.some((one) => one === role)
}

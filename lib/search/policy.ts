import type { Role } from '@/lib/access/types'

/** Who may save searches; the gate, the header and the button use it. */
export const SAVED_SEARCH_ROLES = ['caregiver'] as const satisfies readonly Role[]

export function maySaveSearches(role: string): boolean {
  return SAVED_SEARCH_ROLES.some((one) => one === role)
}

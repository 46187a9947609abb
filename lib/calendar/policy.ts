import type { Role } from '@/lib/access/types'

/** Who has dates here. */
export const CALENDAR_ROLES = ['caregiver', 'careprovider'] as const satisfies readonly Role[]

/** Who enters dates of their own. */
export const ENTRY_ROLES = ['caregiver'] as const satisfies readonly Role[]

export const hasCalendar = (role: string): boolean => CALENDAR_ROLES.some((one) => one === role)

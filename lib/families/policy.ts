import type { Role } from '@/lib/access/types'

/** Whom children and preferences are for. */
export const FAMILY_ROLES = ['caregiver'] as const satisfies readonly Role[]

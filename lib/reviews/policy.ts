import type { Role } from '@/lib/access/types'

/** Roles that write reviews. */
export const REVIEW_ROLES = ['caregiver'] as const satisfies readonly Role[]
/** Roles that decide on reviews. */
export const MODERATOR_ROLES = ['admin'] as const satisfies readonly Role[]
/** Roles that answer reviews. */
export const ANSWER_ROLES = ['careprovider'] as const satisfies readonly Role[]

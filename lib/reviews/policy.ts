import type { Role } from '@/lib/access/types'

/** Parents write reviews. */
export const REVIEW_ROLES = ['caregiver'] as const satisfies readonly Role[]
/** Who decides what is shown. */
export const MODERATOR_ROLES = ['admin'] as const satisfies readonly Role[]
/** A provider's people answer them. */
export const ANSWER_ROLES = ['careprovider'] as const satisfies readonly Role[]

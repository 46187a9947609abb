import type { Role } from '@/lib/access/types'

/** Who answers families with them. */
export const REPLY_ROLES = ['careprovider'] as const satisfies readonly Role[]

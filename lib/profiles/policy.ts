import type { Role } from '@/lib/access/types'

/** Who has pages to look after: the gate asks it first, membership comes after. */
export const PROFILE_ROLES = ['careprovider'] as const satisfies readonly Role[]
/** Who decides about profile changes. */
export const DECIDING_ROLES = ['admin'] as const satisfies readonly Role[]

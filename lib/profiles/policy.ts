import type { Role } from '@/lib/access/types'

/** Who has pages to look after: the gate asks it first, membership comes after. */
export const PROFILE_ROLES = ['careprovider'] as const satisfies readonly Role[]
export const WRONG_PROFILE_ROLE = 'Only a provider’s own people can change its page.'
/** Who decides about profile changes. */
export const DECIDING_ROLES = ['admin'] as const satisfies readonly Role[]

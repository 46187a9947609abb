import type { Role } from '@/lib/access/types'

/** Who sends events to families. */
export const EVENT_ROLES = ['careprovider'] as const satisfies readonly Role[]

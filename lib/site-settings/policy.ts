import type { Role } from '@/lib/access/types'

/** Who sees and changes settings. */
export const SETTINGS_ROLES = ['admin'] as const satisfies readonly Role[]

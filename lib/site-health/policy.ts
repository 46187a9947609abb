import type { Role } from '@/lib/access/types'

/** Who sees how the installation is doing, and tries its parts. */
export const SITE_HEALTH_ROLES = ['admin'] as const satisfies readonly Role[]

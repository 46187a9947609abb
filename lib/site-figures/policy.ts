import type { Role } from '@/lib/access/types'

/** Who sees the site's numbers. */
export const SITE_FIGURE_ROLES = ['admin'] as const satisfies readonly Role[]

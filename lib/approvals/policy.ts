import type { Role } from '@/lib/access/types'

/** Who sees the queue and decides. */
export const APPROVAL_ROLES = ['admin'] as const satisfies readonly Role[]

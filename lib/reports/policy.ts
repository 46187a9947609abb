import type { Role } from '@/lib/access/types'

/** Who reads reports and says what came of them. */
export const REPORT_DECIDER_ROLES = ['admin'] as const satisfies readonly Role[]

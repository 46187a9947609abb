import type { Role } from '@/lib/access/types'

/** Who claims. */
export const CLAIM_ROLES = ['careprovider'] as const satisfies readonly Role[]
/** Who decides, and sees the evidence of all sides. */
export const DECIDER_ROLES = ['admin'] as const satisfies readonly Role[]
/** Who may see a claim's document; whose it is, its query asks. */
export const DOCUMENT_ROLES = ['careprovider', 'admin'] as const satisfies readonly Role[]

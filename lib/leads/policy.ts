import type { Role } from '@/lib/access/types'

/** Who has leads: the people of providers. */
export const LEAD_ROLES = ['careprovider'] as const satisfies readonly Role[]
export const WRONG_LEAD_ROLE = 'Only a provider’s own people see its leads.'

import type { Role } from '@/lib/access/types'

/** Who writes and publishes articles. */
export const ARTICLE_ROLES = ['admin'] as const satisfies readonly Role[]

/** Who has the journal: a provider's people. */
export const JOURNAL_ROLES = ['careprovider'] as const satisfies readonly Role[]

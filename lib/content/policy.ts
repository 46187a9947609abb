import type { Role } from '@/lib/access/types'

/** Who writes, plans and publishes articles. */
export const ARTICLE_ROLES = ['admin'] as const satisfies readonly Role[]

/** Who has a journal: the people of providers. */
export const JOURNAL_ROLES = ['careprovider'] as const satisfies readonly Role[]

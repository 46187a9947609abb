import type { Role } from '@/lib/access/types'
import { message } from '@/lib/platform/language/message'

/** Who writes and publishes articles. */
export const ARTICLE_ROLES = ['admin'] as const satisfies readonly Role[]
/** The same for endpoints. */
export const FOR_EDITORS = { access: ARTICLE_ROLES, wrongRole: message('content.errors.adminsOnly') } as const

/** Who has the journal: a provider's people. */
export const JOURNAL_ROLES = ['careprovider'] as const satisfies readonly Role[]

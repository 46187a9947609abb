import type { Role } from '@/lib/access/types'
import { message } from '@/lib/platform/language/message'

/** The roles that write and publish articles. */
export const ARTICLE_ROLES = ['admin'] as const satisfies readonly Role[]
/** Access to the endpoints of articles. */
export const FOR_EDITORS = { access: ARTICLE_ROLES, wrongRole: message('content.errors.adminsOnly') } as const

/** The roles that can read the journal for providers. */
export const JOURNAL_ROLES = ['careprovider'] as const satisfies readonly Role[]

import type { Role } from '@/lib/access/types'
import { message } from '@/lib/platform/language/message'

/** Who may import files and decide on their rows. */
export const IMPORT_ROLES = ['admin'] as const satisfies readonly Role[]
/** The same for endpoints. */
export const FOR_IMPORTERS = { access: IMPORT_ROLES, wrongRole: message('imports.errors.onlyAdmins') } as const

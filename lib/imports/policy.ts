import type { Role } from '@/lib/access/types'
import { message } from '@/lib/platform/language/message'

/** Who may import files and decide on their rows. */
export const IMPORT_ROLES = ['admin'] as const satisfies readonly Role[]
export const NOT_FOR_YOU = message('imports.errors.onlyAdmins')

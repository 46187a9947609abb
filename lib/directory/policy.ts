import type { Role } from '@/lib/access/types'

/** Who sees providers' files, edits them, merges them and takes files in. */
export const DIRECTORY_ROLES = ['admin'] as const satisfies readonly Role[]
export const NOT_FOR_YOU = 'Only admins look after the directory.'

import type { SignedInActor } from '@/lib/access/types'
import { searchDuplicates } from '@/lib/admin/directory/commands/duplicates'
import { editProvider } from '@/lib/admin/directory/commands/edit-provider'
import { findDuplicates } from '@/lib/admin/directory/queries/duplicates'
import { findEditSheet } from '@/lib/admin/directory/queries/provider-file'
import { typedSheet } from '@/lib/admin/directory/rules/edit-sheet'
import { type EditTyped, editInput } from '@/lib/admin/directory/schema'
import { db } from '@/lib/platform/database/client'

export const EDITED_AT = new Date('2026-11-20T15:00:00Z')

/** An admin opens a provider's form, changes some of it, and saves. `version`: the version they read, if it is not the current one. */
export async function editAs(
  admin: SignedInActor,
  id: number,
  typed: Partial<EditTyped>,
  { version, at = EDITED_AT }: { version?: string; at?: Date } = {},
) {
  const now = await findEditSheet(id)
  const body = { ...typedSheet('en', now.sheet), reason: 'checked', ...typed, version: version ?? now.version }
  return editProvider(admin, id, editInput.parse(body), at)
}

/** The pairs that an admin sees after a search at this moment. */
export async function findDuplicatePairs(limit = 10) {
  await db().likenessSearch.deleteMany()
  await searchDuplicates(EDITED_AT)
  return findDuplicates(limit)
}

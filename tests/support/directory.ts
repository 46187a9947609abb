import type { SignedInActor } from '@/lib/access/types'
import { editProvider } from '@/lib/directory/commands/edit-provider'
import { findEditSheet } from '@/lib/directory/queries/edit-sheet'
import { typedSheet } from '@/lib/directory/rules/typed-sheet'
import { type EditTyped, editInput } from '@/lib/directory/schema/edit'

export const EDITED_AT = new Date('2026-11-20T15:00:00Z')

/** An admin opens a provider's form, types over some of it, and saves. `version`: what they had read, if not what stands there now. */
export async function editAs(
  admin: SignedInActor,
  id: number,
  typed: Partial<EditTyped>,
  { version, at = EDITED_AT }: { version?: string; at?: Date } = {},
) {
  const now = await findEditSheet(id)
  const body = { ...typedSheet(now.sheet), reason: 'checked', ...typed, version: version ?? now.version }
  return editProvider(admin, id, editInput.parse(body), at)
}

import 'server-only'
import { fullName } from '@/lib/accounts/rules/names'
import { db } from '@/lib/platform/db'
import { EDIT_FIELDS } from '../rules/edit-fields'
import { storedEdit } from '../schema/stored'
import type { EditView } from '../types'

/** What admins changed of a provider (internal id), the newest first. */
export async function findEdits(providerId: number, most: number): Promise<EditView[]> {
  const rows = await db().providerEdit.findMany({
    where: { providerId },
    orderBy: { id: 'desc' },
    take: most,
    select: {
      id: true,
      reason: true,
      fields: true,
      editedAt: true,
      editor: { select: { id: true, firstName: true, lastName: true } },
    },
  })
  return rows.map(({ editor, fields, editedAt, ...row }) => {
    // What a later release wrote and this one does not understand counts as nothing.
    const stored = storedEdit.safeParse(fields).data ?? {}
    return {
      ...row,
      at: editedAt,
      editor: editor && { id: editor.id, name: fullName(editor) },
      fields: EDIT_FIELDS.flatMap((field) => {
        const change = stored[field]
        return change ? [{ field, ...change }] : []
      }),
    }
  })
}

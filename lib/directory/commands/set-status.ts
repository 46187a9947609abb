import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { ConflictError } from '@/lib/platform/errors'
import { lockProfile } from '@/lib/profiles/commands/lock'
import { saveProviders } from '@/lib/providers/commands/save-providers'
import { findFactSheet } from '@/lib/providers/queries/fact-sheet'
import { findPageTags } from '@/lib/providers/queries/page-tags'
import { todayIn } from '@/lib/providers/rules/dates'
import { findEditSheet } from '../queries/edit-sheet'
import { STATUS_WORDS } from '../rules/status-words'
import type { StatusInput } from '../schema/status'
import { noteEdit } from './note-edit'

/**
 * Closes a provider (internal id), for good or for a time, or opens it again, for a reason that its people are told. Whom an admin closed no
 * list opens again. Answers the tags of the pages that say something else now. Throws NotFoundError, and ConflictError for a merged one and
 * where somebody was faster.
 */
export async function setStatus(
  admin: SignedInActor,
  id: number,
  { status, from, reason }: StatusInput,
  now: Date,
): Promise<string[]> {
  return db().$transaction(async (tx) => {
    await lockProfile(tx, id)
    const { sheet } = await findEditSheet(id, tx)
    if (sheet.status === 'merged') throw new ConflictError('This provider is part of another one now.')
    if (sheet.status !== from || sheet.status === status)
      throw new ConflictError(`It is “${STATUS_WORDS[sheet.status]}” by now: somebody was faster.`)
    const { timeZone } = await findFactSheet(id, tx)
    const closedOn = status === 'closed' ? todayIn(timeZone, now) : null
    await tx.provider.update({ where: { id }, data: { closedSource: null }, select: { id: true } })
    await saveProviders(tx, [{ id, status, closedOn }])
    await noteEdit(tx, { providerId: id, editorId: admin.id, reason, sheet, different: ['status'], now })
    return findPageTags([id], tx)
  })
}

import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import { notify } from '@/lib/notifications/commands/notify'
import type { Transaction } from '@/lib/platform/db'
import { peopleToTell } from '@/lib/provider-people/queries/own'
import { findEditSheet } from '../queries/edit-sheet'
import { type EditField, FIELD_LABELS } from '../rules/edit-fields'
import { type EditReason, REASON_WORDS } from '../rules/edit-reasons'
import { sheetWords } from '../rules/sheet-words'
import type { EditSheet } from '../types'

type Edit = {
  providerId: number
  editorId: number
  reason: EditReason
  /** What stood there before. */
  sheet: EditSheet
  different: readonly EditField[]
  now: Date
}

/** Keeps what an admin has just changed, field by field in words. */
export async function keepEdit(
  tx: Transaction,
  { providerId, editorId, reason, sheet, different, now }: Omit<Edit, 'reason'> & { reason: EditReason | 'merged' },
): Promise<void> {
  const before = sheetWords(sheet)
  const after = sheetWords((await findEditSheet(providerId, tx)).sheet)
  const fields = Object.fromEntries(different.map((field) => [field, { from: before[field], to: after[field] }]))
  await tx.providerEdit.create({ data: { providerId, editorId, reason, fields, editedAt: now }, select: { id: true } })
}

/** Keeps what an admin has just changed, logs it, and tells whoever edits the page. */
export async function noteEdit(tx: Transaction, edit: Edit): Promise<void> {
  const { providerId, editorId, reason, different, now } = edit
  await keepEdit(tx, edit)
  const details = { providerId, fields: different.join(' '), reason }
  await recordAudit(tx, { action: 'provider.edited', at: now, actorId: editorId, details })
  const { name, slug } = await tx.provider.findUniqueOrThrow({
    where: { id: providerId },
    select: { name: true, slug: true },
  })
  const what = different.map((field) => FIELD_LABELS[field].toLowerCase()).join(', ')
  const facts = { provider: name, publicId: slug, what, why: REASON_WORDS[reason].told }
  const editors = await tx.user.findMany({
    where: peopleToTell(providerId, 'edit-profile'),
    select: { id: true, email: true, firstName: true, lastName: true },
  })
  for (const to of editors) await notify(tx, { kind: 'page-edited', to, facts, at: now })
}

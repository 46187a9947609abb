import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import { removeFilesOf } from '@/lib/media/commands/drop-files'
import { db, type Transaction } from '@/lib/platform/db'
import { eraseReviewsBy } from '@/lib/reviews/commands/erase-reviews'
import { PERSONAL_TABLES } from '../catalogue'
import { ownRows, type Person } from '../rules/own-rows'
import type { PersonalTable } from '../types'

/**
 * Erases an account whose days of grace are over, in one transaction. Answers the internal ids of the providers whose pages have
 * changed; null when there is nothing to erase (any more): it was kept, or another process was faster.
 */
export async function eraseAccount(userId: number, now: Date): Promise<number[] | null> {
  return db().$transaction(async (tx) => {
    const [due] = await tx.$queryRaw<Person[]>`
      SELECT u.id, u.email::text FROM account_deletions d JOIN users u ON u.id = d.user_id
      WHERE d.user_id = ${userId} AND d.due_at <= ${now} AND u.status = 'deleted' FOR UPDATE OF d, u`
    if (!due) return null
    const providerIds = await eraseReviewsBy(tx, due.id)
    for (const table of PERSONAL_TABLES) await eraseFrom(tx, table, due)
    await recordAudit(tx, { action: 'account.erased', at: now, actorId: null, subjectId: due.id })
    return providerIds
  })
}

async function eraseFrom(tx: Transaction, { table, foundBy, erased }: PersonalTable, person: Person): Promise<void> {
  if (erased === 'kept') return
  if (erased === 'files') return removeFilesOf(tx, person.id)
  const { where, values } = ownRows(foundBy, person)
  if (erased === 'row') await tx.$executeRawUnsafe(`DELETE FROM "${table}" WHERE ${where}`, ...values)
  else {
    const emptied = erased.empty.map((column) => `"${column}" = NULL`).join(', ')
    await tx.$executeRawUnsafe(`UPDATE "${table}" SET ${emptied} WHERE ${where}`, ...values)
  }
}

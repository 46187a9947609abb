import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import type { SignedInActor } from '@/lib/access/types'
import { db, type Transaction } from '@/lib/platform/db'
import { PURPOSE_OF, SIDES } from '../rules/email-change'

/** Two at once about one person's change are two in turn, until the transaction ends. */
export async function lockEmailChange(tx: Transaction, userId: number): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('email change'), ${userId}::int)`
}

/** Forgets somebody's wish for another address; its links are dead. Also at a new password: whoever asked may know the old one. */
export async function dropEmailChange(tx: Transaction, userId: number): Promise<boolean> {
  const purpose = { in: SIDES.map((side) => PURPOSE_OF[side]) }
  await tx.accountToken.deleteMany({ where: { userId, purpose } })
  return (await tx.emailChange.deleteMany({ where: { userId } })).count > 0
}

/** Somebody thought better of it, in settings. Where nothing is pending, nothing happens. */
export async function withdrawEmailChange(actor: SignedInActor, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    if (!(await dropEmailChange(tx, actor.id))) return
    await recordAudit(tx, { action: 'email.change-withdrawn', at: now, actorId: actor.id, subjectId: actor.id })
  })
}

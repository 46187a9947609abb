import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import { endAllSessions } from '@/lib/access/commands/sessions'
import type { SignedInActor } from '@/lib/access/types'
import { db, type Transaction } from '@/lib/platform/db'
import { erasedFrom } from '../rules/deletion'
import { accountDeletedMail, accountKeptMail } from '../rules/status-mails'
import type { DeleteAccountInput } from '../schema/leaving'
import { dropEmailChange } from './drop-email-change'
import { keepOneAdmin } from './keep-one-admin'
import { proveIdentity } from './prove-identity'
import { sendAccountMail } from './send-account-mail'

/**
 * Closes somebody's own account: all sessions end, and after the days of grace a job erases it. Throws InvalidInputError for a wrong
 * password or code, ConflictError for the last admin.
 */
export async function deleteAccount(actor: SignedInActor, proof: DeleteAccountInput, now: Date): Promise<void> {
  await proveIdentity(actor, proof, now)
  const dueAt = erasedFrom(now)
  await db().$transaction(async (tx) => {
    await keepOneAdmin(tx, actor)
    const { count } = await tx.user.updateMany({
      where: { id: actor.id, status: 'active' },
      data: { status: 'deleted' },
    })
    // Somebody who pressed twice has left with the first press.
    if (count === 0) return
    await tx.accountDeletion.create({ data: { userId: actor.id, askedAt: now, dueAt }, select: { userId: true } })
    await dropEmailChange(tx, actor.id)
    await endAllSessions(tx, actor.id)
    await sendAccountMail(tx, actor, accountDeletedMail(actor.firstName, dueAt), dueAt)
    await recordAudit(tx, { action: 'account.deleted', at: now, actorId: actor.id, subjectId: actor.id })
  })
}

type Owner = { id: number; email: string; firstName: string; lastName: string }

/** Opens a deleted account again, for its owner, who has just proved who they are. False when it is being erased. */
export async function keepAccount(tx: Transaction, owner: Owner, now: Date): Promise<boolean> {
  const { count } = await tx.accountDeletion.deleteMany({ where: { userId: owner.id } })
  if (count === 0) return false
  await tx.user.update({ where: { id: owner.id }, data: { status: 'active' }, select: { id: true } })
  await sendAccountMail(tx, owner, accountKeptMail(owner.firstName))
  await recordAudit(tx, { action: 'account.kept', at: now, actorId: owner.id, subjectId: owner.id })
  return true
}

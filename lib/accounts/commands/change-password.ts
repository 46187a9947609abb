import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import { endAllSessions, type StartedSession, startSession } from '@/lib/access/commands/sessions'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { passwordChangedMail } from '../rules/mails'
import { acceptPassword } from './accept-password'
import { dropEmailChange } from './drop-email-change'
import { provePassword } from './prove-password'
import { sendAccountMail } from './send-account-mail'

type Passwords = { currentPassword: string; password: string }

/** A new password for somebody who is signed in. Every session ends; the browser that asked gets a new one. */
export async function changePassword(
  actor: SignedInActor,
  { currentPassword, password }: Passwords,
  device: string,
  now: Date,
): Promise<StartedSession> {
  await provePassword(actor, currentPassword, now)
  const passwordHash = await acceptPassword(password, actor)
  return db().$transaction(async (tx) => {
    await tx.user.update({ where: { id: actor.id }, data: { passwordHash }, select: { id: true } })
    await tx.accountToken.deleteMany({ where: { userId: actor.id, purpose: 'reset_password' } })
    await dropEmailChange(tx, actor.id)
    await endAllSessions(tx, actor.id)
    await sendAccountMail(tx, actor, passwordChangedMail(actor.firstName))
    await recordAudit(tx, { action: 'password.changed', at: now, actorId: actor.id, subjectId: actor.id })
    return startSession(tx, actor, device, now)
  })
}

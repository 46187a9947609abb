import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import { endAllSessions, type StartedSession, startSession } from '@/lib/access/commands/sessions'
import type { SignedInActor } from '@/lib/access/types'
import { notify } from '@/lib/notifications/commands/notify'
import { db } from '@/lib/platform/db'
import { passwordChangedMail } from '../rules/mails'
import { acceptPassword } from './accept-password'
import { dropEmailChange } from './drop-email-change'
import { provePassword } from './prove-password'

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
    const mail = passwordChangedMail(actor.firstName)
    await notify(tx, { kind: 'password-changed', to: actor, facts: {}, at: now, mail })
    await recordAudit(tx, { action: 'password.changed', at: now, actorId: actor.id, subjectId: actor.id })
    return startSession(tx, actor, device, now)
  })
}

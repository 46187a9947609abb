import 'server-only'
import type { Caller } from '@/lib/access/caller'
import { recordAudit } from '@/lib/access/commands/record-audit'
import { endAllSessions } from '@/lib/access/commands/sessions'
import { notify } from '@/lib/notifications/commands/notify'
import { takeTries } from '@/lib/platform/commands/recent-tries'
import { db } from '@/lib/platform/db'
import { InvalidInputError } from '@/lib/platform/errors'
import { inEvenTime } from '@/lib/platform/even-time'
import { EVEN_STEP_MILLIS } from '../rules/limits'
import { passwordChangedMail, resetPasswordMail } from '../rules/mails'
import { ACCOUNT_SENTENCES as SAYS } from '../rules/sentences'
import { mailTries, tokenTries } from '../rules/tries'
import { acceptPassword } from './accept-password'
import { findToken, makeToken, useToken } from './account-tokens'
import { dropEmailChange } from './drop-email-change'
import { sendAccountMail } from './send-account-mail'

const READER = { id: true, email: true, firstName: true, lastName: true, role: true } as const

/** Mails a link to set a new password, where there is an account; where none is, nothing happens in the same time. Throws 429. */
export async function askForNewPassword(email: string, caller: Caller, now: Date): Promise<void> {
  await takeTries(mailTries('reset password', email, caller), now)
  await inEvenTime(EVEN_STEP_MILLIS, () =>
    db().$transaction(async (tx) => {
      const user = await tx.user.findFirst({
        // Also whoever has deleted their account: to keep it, they must get in.
        where: { email, OR: [{ status: { in: ['active', 'unverified'] } }, { deletion: { isNot: null } }] },
        select: READER,
      })
      if (!user) return
      const { token, expiresAt } = await makeToken(tx, user.id, 'reset_password', now)
      await sendAccountMail(tx, user, resetPasswordMail(user.firstName, token), expiresAt)
      const note = { at: now, actorId: null, subjectId: user.id, address: caller.address }
      await recordAudit(tx, { action: 'password.reset-asked', ...note })
    }),
  )
}

/**
 * Sets the password of whom the link was mailed to, ends all their sessions and links, and tells them. It proves the address too. Throws
 * InvalidInputError for a dead link (`fields.token`) and for the password; then the link still works.
 */
export async function setNewPassword(token: string, password: string, caller: Caller, now: Date): Promise<void> {
  await takeTries(tokenTries(caller), now)
  const userId = await findToken(token, 'reset_password', now)
  const user = userId === null ? null : await db().user.findUnique({ where: { id: userId }, select: READER })
  if (!user) throw deadLink()
  const passwordHash = await acceptPassword(password, user)
  await db().$transaction(async (tx) => {
    if (!(await useToken(tx, token, 'reset_password', user.id))) throw deadLink()
    await tx.user.update({ where: { id: user.id }, data: { passwordHash, emailVerifiedAt: now }, select: { id: true } })
    const begun = await tx.user.updateMany({
      where: { id: user.id, status: 'unverified' },
      data: { status: 'active' },
    })
    if (begun.count > 0) await notify(tx, { kind: 'welcome', to: user, facts: { role: user.role }, at: now })
    await tx.accountToken.deleteMany({ where: { userId: user.id } })
    await dropEmailChange(tx, user.id)
    await endAllSessions(tx, user.id)
    const mail = passwordChangedMail(user.firstName)
    await notify(tx, { kind: 'password-changed', to: user, facts: {}, at: now, mail })
    const note = { at: now, actorId: user.id, subjectId: user.id, address: caller.address }
    await recordAudit(tx, { action: 'password.changed', ...note })
  })
}

const deadLink = () => new InvalidInputError(SAYS.deadLink, { token: SAYS.deadLink })

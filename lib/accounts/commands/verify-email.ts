import 'server-only'
import type { Caller } from '@/lib/access/caller'
import { recordAudit } from '@/lib/access/commands/record-audit'
import { notify } from '@/lib/notifications/commands/notify'
import { takeTries } from '@/lib/platform/commands/recent-tries'
import { db } from '@/lib/platform/db'
import { InvalidInputError } from '@/lib/platform/errors'
import { inEvenTime } from '@/lib/platform/even-time'
import type { Role } from '@/prisma/generated/enums'
import { EVEN_STEP_MILLIS } from '../rules/limits'
import { verifyEmailMail } from '../rules/mails'
import { ACCOUNT_SENTENCES as SAYS } from '../rules/sentences'
import { mailTries, tokenTries } from '../rules/tries'
import { findToken, makeToken, useToken } from './account-tokens'
import { sendAccountMail } from './send-account-mail'

/** Confirms the address that a mailed link went to. Answers the role, so that the page can say how to go on. Throws for a dead link. */
export async function verifyEmail(token: string, caller: Caller, now: Date): Promise<{ role: Role }> {
  await takeTries(tokenTries(caller), now)
  const userId = await findToken(token, 'verify_email', now)
  if (userId === null) throw new InvalidInputError(SAYS.deadLink, { token: SAYS.deadLink })
  return db().$transaction(async (tx) => {
    if (!(await useToken(tx, token, 'verify_email', userId)))
      throw new InvalidInputError(SAYS.deadLink, { token: SAYS.deadLink })
    // An account that was suspended meanwhile stays so.
    const begun = await tx.user.updateMany({
      where: { id: userId, status: 'unverified' },
      data: { status: 'active' },
    })
    const { role, ...user } = await tx.user.update({
      where: { id: userId },
      data: { emailVerifiedAt: now },
      select: { id: true, email: true, firstName: true, lastName: true, role: true },
    })
    if (begun.count > 0) await notify(tx, { kind: 'welcome', to: user, facts: { role }, at: now })
    await recordAudit(tx, {
      action: 'account.email-verified',
      at: now,
      actorId: userId,
      subjectId: userId,
      address: caller.address,
    })
    return { role }
  })
}

/** Sends the link again, where an account waits for it; where none does, nothing happens in the same time. Throws 429. */
export async function resendVerification(email: string, caller: Caller, now: Date): Promise<void> {
  await takeTries(mailTries('verify e-mail', email, caller), now)
  await inEvenTime(EVEN_STEP_MILLIS, () =>
    db().$transaction(async (tx) => {
      const select = { id: true, email: true, firstName: true, lastName: true }
      const user = await tx.user.findFirst({ where: { email, status: 'unverified' }, select })
      if (!user) return
      const { token, expiresAt } = await makeToken(tx, user.id, 'verify_email', now)
      await sendAccountMail(tx, user, verifyEmailMail(user.firstName, token), expiresAt)
    }),
  )
}

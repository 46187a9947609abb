import 'server-only'
import type { Caller } from '@/lib/access/caller'
import { recordAudit } from '@/lib/access/commands/record-audit'
import type { SignedInActor } from '@/lib/access/types'
import { takeTries } from '@/lib/platform/commands/recent-tries'
import { db, type Transaction } from '@/lib/platform/db'
import { InvalidInputError } from '@/lib/platform/errors'
import { inEvenTime } from '@/lib/platform/even-time'
import { isSameAddress } from '../rules/email-change'
import { addressTakenMail, joinAddressMail, leaveAddressMail } from '../rules/email-change-mails'
import { EVEN_STEP_MILLIS } from '../rules/limits'
import { ACCOUNT_SENTENCES as SAYS } from '../rules/sentences'
import { emailChangeTries } from '../rules/tries'
import type { ChangeEmailInput } from '../schema/inputs'
import { makeToken } from './account-tokens'
import { dropEmailChange, lockEmailChange } from './drop-email-change'
import { provePassword } from './prove-password'
import { sendAccountMail } from './send-account-mail'

/**
 * Begins to change somebody's address: a link goes to both, and an earlier wish is forgotten. Where the new one has an account, its
 * owner is told instead, and the answer is the same after the same time. Throws InvalidInputError for a wrong password, and 429.
 */
export async function askForEmailChange(
  actor: SignedInActor,
  { email, currentPassword }: ChangeEmailInput,
  caller: Caller,
  now: Date,
): Promise<void> {
  await provePassword(actor, currentPassword, now)
  if (isSameAddress(email, actor.email)) throw new InvalidInputError(SAYS.sameEmail, { email: SAYS.sameEmail })
  await takeTries(emailChangeTries(actor.id, email, caller), now)
  await inEvenTime(EVEN_STEP_MILLIS, () =>
    db().$transaction(async (tx) => {
      await lockEmailChange(tx, actor.id)
      await dropEmailChange(tx, actor.id)
      await tx.emailChange.deleteMany({ where: { expiresAt: { lte: now } } })
      const { token, expiresAt } = await makeToken(tx, actor.id, 'change_email_old', now)
      const wish = { userId: actor.id, newEmail: email, requestedAt: now, expiresAt }
      await tx.emailChange.create({ data: wish, select: { userId: true } })
      await sendAccountMail(tx, actor, leaveAddressMail(actor.firstName, email, token), expiresAt)
      await writeToNewAddress(tx, actor, email, now)
      const note = { at: now, actorId: actor.id, subjectId: actor.id, address: caller.address }
      await recordAudit(tx, { action: 'email.change-asked', ...note })
    }),
  )
}

async function writeToNewAddress(tx: Transaction, actor: SignedInActor, email: string, now: Date): Promise<void> {
  const select = { id: true, email: true, firstName: true, lastName: true, status: true } as const
  const holder = await tx.user.findUnique({ where: { email }, select })
  // Nobody has proved yet that an unverified account's address is theirs: whoever confirms it here may have it.
  if (!holder || holder.status === 'unverified') {
    const { token, expiresAt } = await makeToken(tx, actor.id, 'change_email_new', now)
    return sendAccountMail(tx, { ...actor, email }, joinAddressMail(actor.firstName, token), expiresAt)
  }
  if (holder.status === 'active') await sendAccountMail(tx, holder, addressTakenMail(holder.firstName))
}

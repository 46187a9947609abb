import 'server-only'
import { endAllSessions } from '@/lib/access/commands/sessions'
import { notify } from '@/lib/notifications/commands/notify'
import type { Transaction } from '@/lib/platform/db'
import { ConflictError } from '@/lib/platform/errors'
import { addressChangedMail } from '../rules/email-change-mails'
import { ACCOUNT_SENTENCES as SAYS } from '../rules/sentences'
import { dropEmailChange } from './drop-email-change'
import { lockAddress } from './lock-address'
import { sendAccountMail } from './send-account-mail'

type Person = { id: number; email: string; firstName: string; lastName: string }

/** Gives somebody the address that they have proved to be theirs; ends all sessions and links, and tells both addresses. */
export async function switchAddress(tx: Transaction, person: Person, newEmail: string, now: Date): Promise<void> {
  await lockAddress(tx, newEmail)
  const holder = await tx.user.findUnique({ where: { email: newEmail }, select: { id: true, status: true } })
  // As at sign-up: nobody has proved that this one's address is theirs, and here somebody just did.
  if (holder?.status === 'unverified') await tx.user.delete({ where: { id: holder.id }, select: { id: true } })
  else if (holder) throw new ConflictError(SAYS.emailTakenSince)
  await tx.user.update({
    where: { id: person.id },
    data: { email: newEmail, emailVerifiedAt: now },
    select: { id: true },
  })
  await dropEmailChange(tx, person.id)
  // Links that set a password wait in the mailbox that was left.
  await tx.accountToken.deleteMany({ where: { userId: person.id } })
  await endAllSessions(tx, person.id)
  const mail = addressChangedMail(person.firstName, newEmail)
  await sendAccountMail(tx, person, mail)
  await notify(tx, { kind: 'email-changed', to: { ...person, email: newEmail }, facts: {}, at: now, mail })
}

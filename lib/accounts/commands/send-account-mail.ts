import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { layoutMail } from '@/lib/platform/mail/layout'
import { queueMail } from '@/lib/platform/mail/queue-mail'
import type { AccountMail } from '../rules/mails'
import { fullName } from '../rules/names'

type Reader = { id: number; email: string; firstName: string; lastName: string }

/** Puts one of our mails into the outbox, in the transaction of what it tells. A link in it is dead after `usefulUntil`. */
export async function sendAccountMail(
  tx: Transaction,
  { id, email, firstName, lastName }: Reader,
  { kind, ...words }: AccountMail,
  usefulUntil?: Date,
): Promise<void> {
  const to = { email, name: fullName({ firstName, lastName }) }
  await queueMail(tx, { kind, to, userId: id, ...layoutMail(words), ...(usefulUntil && { usefulUntil }) })
}

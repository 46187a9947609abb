import 'server-only'
import { notify, RECIPIENT, type Recipient } from '@/lib/notifications/commands/notify'
import { db, type Transaction } from '@/lib/platform/database/client'
import { invalidField } from '@/lib/platform/http/errors'
import { localeOf } from '@/lib/platform/language/locales'
import { message } from '@/lib/platform/language/message'
import { layoutMail } from '@/lib/platform/mail/layout'
import { queueMail } from '@/lib/platform/mail/outbox'
import { randomToken, tokenHash } from '@/lib/platform/security/secrets'
import type { Role, TokenPurpose } from '@/prisma/generated/enums'
import type { AccountMail } from '../emails'
import { fullName, PURPOSE_OF, SIDES } from '../rules/account'
import { TOKEN_MINUTES } from '../rules/limits'

/** Creates a token for a link in a mail. Also deletes expired tokens of all users. */
export async function makeToken(
  tx: Transaction,
  userId: number,
  purpose: TokenPurpose,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomToken()
  const expiresAt = new Date(now.getTime() + TOKEN_MINUTES * 60_000)
  await tx.accountToken.deleteMany({ where: { expiresAt: { lte: now } } })
  await tx.accountToken.create({
    data: { hash: tokenHash(token), userId, purpose, expiresAt, createdAt: now },
    select: { userId: true },
  })
  return { token, expiresAt }
}

/** The owner of a link, without using it up; null when it is invalid or expired. */
export async function findToken(token: string, purpose: TokenPurpose, now: Date): Promise<number | null> {
  const row = await db().accountToken.findFirst({
    where: { hash: tokenHash(token), purpose, expiresAt: { gt: now } },
    select: { userId: true },
  })
  return row?.userId ?? null
}

export const invalidLink = () => invalidField('token', message('accounts.answers.deadLink'))

/**
 * Uses up a link and the user's other links for the same purpose. Throws InvalidInputError if a concurrent request has already used it. Locks
 * the account first, as lockAddress does, because the two could otherwise deadlock.
 */
export async function useToken(tx: Transaction, token: string, purpose: TokenPurpose, userId: number): Promise<void> {
  await tx.$executeRaw`SELECT 1 FROM users WHERE id = ${userId} FOR UPDATE`
  const { count } = await tx.accountToken.deleteMany({ where: { hash: tokenHash(token), purpose, userId } })
  if (count === 0) throw invalidLink()
  await tx.accountToken.deleteMany({ where: { userId, purpose } })
}

/**
 * Records that a link proved the account's address. The first such link activates the account and welcomes its owner. An account that was
 * suspended in the meantime stays suspended.
 */
export async function confirmAddress(tx: Transaction, userId: number, now: Date): Promise<Role> {
  const activated = await tx.user.updateMany({
    where: { id: userId, status: 'unverified' },
    data: { status: 'active' },
  })
  const { role, ...user } = await tx.user.update({
    where: { id: userId },
    data: { emailVerifiedAt: now },
    select: { ...RECIPIENT, role: true },
  })
  if (activated.count > 0) await notify(tx, { kind: 'welcome', to: user, facts: { role }, at: now })
  return role
}

/** Puts one of our mails into the outbox, in the transaction of the change it reports. A link in it expires at `usefulUntil`. */
export async function sendAccountMail(
  tx: Transaction,
  { id, email, firstName, lastName, locale }: Recipient,
  { kind, ...content }: AccountMail,
  usefulUntil?: Date,
): Promise<void> {
  const to = { email, name: fullName({ firstName, lastName }) }
  await queueMail(tx, {
    kind,
    to,
    userId: id,
    ...layoutMail(localeOf(locale), content),
    ...(usefulUntil && { usefulUntil }),
  })
}

/** Discards a pending change of address and its links. Also on a new password: the requester may have known the old one. */
export async function deleteEmailChange(tx: Transaction, userId: number): Promise<boolean> {
  const purpose = { in: SIDES.map((side) => PURPOSE_OF[side]) }
  await tx.accountToken.deleteMany({ where: { userId, purpose } })
  return (await tx.emailChange.deleteMany({ where: { userId } })).count > 0
}

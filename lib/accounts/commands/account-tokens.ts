import 'server-only'
import { recordAudit } from '@/lib/access/commands/audit'
import type { SignedInActor } from '@/lib/access/types'
import { type Database, db, type Transaction } from '@/lib/platform/database/client'
import { localeOf } from '@/lib/platform/language/locales'
import { layoutMail } from '@/lib/platform/mail/layout'
import { queueMail } from '@/lib/platform/mail/outbox'
import { randomToken, tokenHash } from '@/lib/platform/security/secrets'
import type { TokenPurpose } from '@/prisma/generated/enums'
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

/**
 * Uses up a link and the user's other links for the same purpose. False if a concurrent request has already used it. Locks the account
 * first, as lockAddress does: the two could otherwise wait for each other.
 */
export async function useToken(
  connection: Database | Transaction,
  token: string,
  purpose: TokenPurpose,
  userId: number,
): Promise<boolean> {
  await connection.$executeRaw`SELECT 1 FROM users WHERE id = ${userId} FOR UPDATE`
  const { count } = await connection.accountToken.deleteMany({ where: { hash: tokenHash(token), purpose, userId } })
  if (count === 0) return false
  await connection.accountToken.deleteMany({ where: { userId, purpose } })
  return true
}

type Recipient = { id: number; email: string; firstName: string; lastName: string; locale: string }

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

/** Serializes concurrent changes of one user's address until the transaction ends. */
export async function lockEmailChange(tx: Transaction, userId: number): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('email change'), ${userId}::int)`
}

/** Discards a pending change of address and its links. Also on a new password: the requester may have known the old one. */
export async function deleteEmailChange(tx: Transaction, userId: number): Promise<boolean> {
  const purpose = { in: SIDES.map((side) => PURPOSE_OF[side]) }
  await tx.accountToken.deleteMany({ where: { userId, purpose } })
  return (await tx.emailChange.deleteMany({ where: { userId } })).count > 0
}

/** Cancels a pending change of address from settings. Does nothing when none is pending. */
export async function withdrawEmailChange(actor: SignedInActor, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    if (!(await deleteEmailChange(tx, actor.id))) return
    await recordAudit(tx, { action: 'email.change-withdrawn', at: now, actorId: actor.id, subjectId: actor.id })
  })
}

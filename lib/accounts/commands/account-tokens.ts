import 'server-only'
import { type Database, db, type Transaction } from '@/lib/platform/db'
import { randomToken, tokenHash } from '@/lib/platform/secrets'
import type { TokenPurpose } from '@/prisma/generated/enums'
import { TOKEN_MINUTES } from '../rules/token-life'

/** A secret for a link in a mail. Those that have died go, whosever they were. */
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

/** Whose link it is, without using it up; null when it is dead. */
export async function findToken(token: string, purpose: TokenPurpose, now: Date): Promise<number | null> {
  const row = await db().accountToken.findFirst({
    where: { hash: tokenHash(token), purpose, expiresAt: { gt: now } },
    select: { userId: true },
  })
  return row?.userId ?? null
}

/** Uses a link up, and all others of the person for the same purpose. False when somebody was faster. */
export async function useToken(
  connection: Database | Transaction,
  token: string,
  purpose: TokenPurpose,
  userId: number,
): Promise<boolean> {
  const { count } = await connection.accountToken.deleteMany({ where: { hash: tokenHash(token), purpose, userId } })
  if (count === 0) return false
  await connection.accountToken.deleteMany({ where: { userId, purpose } })
  return true
}

import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import { notify } from '@/lib/notifications/commands/notify'
import { type Database, db, type Transaction } from '@/lib/platform/db'
import { seal, unseal } from '@/lib/platform/secrets'
import { secondFactorMail } from '../rules/mails'
import { newRecoveryCodes, recoveryCodeHash } from '../secrets/recovery-codes'
import { newTotpSecret, stepOfCode, totpSetup } from '../secrets/totp'
import type { SecondFactorSetup } from '../types'

const PURPOSE = 'second factor'

/**
 * Makes a secret for an authenticator app. It counts for nothing until confirmSecondFactor. Asked again before that, it answers the
 * same secret, so that a reloaded page does not make the app's entry useless.
 */
export async function prepareSecondFactor({ id, email }: { id: number; email: string }): Promise<SecondFactorSetup> {
  const data = { userId: id, secret: seal(PURPOSE, newTotpSecret()) }
  await db().secondFactor.createMany({ data, skipDuplicates: true })
  const known = await db().secondFactor.findUniqueOrThrow({ where: { userId: id }, select: { secret: true } })
  const secret = unseal(PURPOSE, known.secret)
  if (secret) return totpSetup(secret, email)
  // NEXTAUTH_SECRET was changed since: what was sealed with the old one is lost, and nobody had confirmed it.
  await db().secondFactor.updateMany({ where: { userId: id, confirmedAt: null }, data })
  return prepareSecondFactor({ id, email })
}

/** Turns the second factor on with its first right code. Answers the recovery codes, shown this once; null for a wrong code. */
export async function confirmSecondFactor(userId: number, code: string, now: Date): Promise<string[] | null> {
  return db().$transaction(async (tx) => {
    const factor = await tx.secondFactor.findUnique({ where: { userId }, select: { confirmedAt: true } })
    if (!factor || factor.confirmedAt || !(await takeTotp(tx, userId, code, now))) return null
    const codes = newRecoveryCodes()
    await tx.secondFactor.update({ where: { userId }, data: { confirmedAt: now }, select: { userId: true } })
    await tx.recoveryCode.createMany({ data: codes.map((one) => ({ userId, hash: recoveryCodeHash(userId, one) })) })
    await tellOwner(tx, userId, true, now)
    await recordAudit(tx, { action: 'second-factor.on', at: now, actorId: userId, subjectId: userId })
    return codes
  })
}

/** Whether it is a code of the app or a recovery code, which from now on is used up. */
export async function takeCode(connection: Database, userId: number, typed: string, now: Date): Promise<boolean> {
  if (await takeTotp(connection, userId, typed, now)) return true
  const { count } = await connection.recoveryCode.deleteMany({
    where: { userId, hash: recoveryCodeHash(userId, typed) },
  })
  return count === 1
}

/** Forgets the second factor and its codes. */
export async function dropSecondFactor(
  tx: Transaction,
  userId: number,
  actorId: number | null,
  now: Date,
): Promise<void> {
  const { count } = await tx.secondFactor.deleteMany({ where: { userId } })
  if (count === 0) return
  await tellOwner(tx, userId, false, now)
  await recordAudit(tx, { action: 'second-factor.off', at: now, actorId, subjectId: userId })
}

async function tellOwner(tx: Transaction, id: number, isOn: boolean, at: Date): Promise<void> {
  const select = { id: true, email: true, firstName: true, lastName: true }
  const user = await tx.user.findUniqueOrThrow({ where: { id }, select })
  const mail = secondFactorMail(user.firstName, isOn)
  await notify(tx, { kind: 'second-factor-changed', to: user, facts: { isOn }, at, mail })
}

async function takeTotp(
  connection: Database | Transaction,
  userId: number,
  typed: string,
  now: Date,
): Promise<boolean> {
  const factor = await connection.secondFactor.findUnique({
    where: { userId },
    select: { secret: true, lastStep: true },
  })
  const secret = factor && unseal(PURPOSE, factor.secret)
  const step = secret && stepOfCode(secret, typed, factor.lastStep, now)
  if (!step) return false
  // Asked again in the database: of two at once with the same code one is too late.
  const { count } = await connection.secondFactor.updateMany({
    where: { userId, lastStep: { lt: step } },
    data: { lastStep: step },
  })
  return count === 1
}

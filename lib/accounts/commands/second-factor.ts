import 'server-only'
import { recordAudit } from '@/lib/access/commands/audit'
import type { SignedInActor } from '@/lib/access/types'
import { notify } from '@/lib/notifications/commands/notify'
import { env } from '@/lib/platform/config/env'
import { type Database, db, type Transaction } from '@/lib/platform/database/client'
import { ConflictError, DomainError, ForbiddenError, InvalidInputError } from '@/lib/platform/http/errors'
import { seal, unseal } from '@/lib/platform/security/secrets'
import { takeTries } from '@/lib/platform/security/shared-rate-limit'
import { secondFactorMail } from '../emails'
import { ACCOUNT_MESSAGES as SAYS } from '../messages'
import { hasSecondFactor, type SignInCandidate } from '../queries'
import { ACCOUNT_TRIES } from '../rules/limits'
import type { SecondFactorSetup } from '../schema'
import { newRecoveryCodes, newTotpSecret, recoveryCodeHash, stepOfCode, totpSetup } from '../secrets/totp'
import { provePassword } from './passwords'

const PURPOSE = 'second factor'

/**
 * Makes a secret for an authenticator app. It counts for nothing until confirmSecondFactor. Asked again before that, it answers the
 * same secret, so that a reloaded page does not make the app's entry useless.
 */
async function prepareSecondFactor({ id, email }: { id: number; email: string }): Promise<SecondFactorSetup> {
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
async function confirmSecondFactor(userId: number, code: string, now: Date): Promise<string[] | null> {
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
async function takeCode(connection: Database, userId: number, typed: string, now: Date): Promise<boolean> {
  if (await takeTotp(connection, userId, typed, now)) return true
  const { count } = await connection.recoveryCode.deleteMany({
    where: { userId, hash: recoveryCodeHash(userId, typed) },
  })
  return count === 1
}

/** Forgets the second factor and its codes. */
export async function removeSecondFactor(
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

/** Begins to turn the second factor on. Throws ConflictError where it is on already. */
export async function beginSecondFactor(
  actor: SignedInActor,
  currentPassword: string,
  now: Date,
): Promise<SecondFactorSetup> {
  await provePassword(actor, currentPassword, now)
  if (await hasSecondFactor(actor)) throw new ConflictError(SAYS.secondFactorIsOn)
  return prepareSecondFactor(actor)
}

/** Turns it on; answers the recovery codes, shown this once. Throws InvalidInputError for a wrong code. */
export async function turnOnSecondFactor(actor: SignedInActor, code: string, now: Date): Promise<string[]> {
  const tries = await takeTries([{ of: ['own code', actor.id], limit: ACCOUNT_TRIES.ownPassword }], now)
  const codes = await confirmSecondFactor(actor.id, code, now)
  if (!codes) throw new InvalidInputError(SAYS.wrongCode, { code: SAYS.wrongCode })
  await tries.giveBack()
  return codes
}

/** Turns it off. Throws ForbiddenError for admins where they need one. */
export async function turnOffSecondFactor(actor: SignedInActor, currentPassword: string, now: Date): Promise<void> {
  if (actor.role === 'admin' && env().ADMIN_SECOND_FACTOR === 'required') throw new ForbiddenError(SAYS.adminsNeedOne)
  await provePassword(actor, currentPassword, now)
  await db().$transaction((tx) => removeSecondFactor(tx, actor.id, actor.id, now))
}

type Passed = { outcome: 'passed'; recoveryCodes?: string[] }

/**
 * The second half of a sign-in, after the password was right. "asked": the answer is a question, which the form shows with a
 * field for the code; the password is sent again with it, so that nothing half signed in exists.
 */
export async function passSecondFactor(
  { id, email, role, secondFactor }: SignInCandidate,
  code: string | undefined,
  now: Date,
): Promise<Passed | { outcome: 'wrong' } | { outcome: 'asked'; question: DomainError }> {
  if (secondFactor?.confirmedAt) {
    if (!code) return { outcome: 'asked', question: new DomainError(401, SAYS.codeNeeded, { code: SAYS.codeNeeded }) }
    return { outcome: (await takeCode(db(), id, code, now)) ? 'passed' : 'wrong' }
  }
  if (role !== 'admin' || env().ADMIN_SECOND_FACTOR === 'optional') return { outcome: 'passed' }
  if (code) {
    const recoveryCodes = await confirmSecondFactor(id, code, now)
    return recoveryCodes ? { outcome: 'passed', recoveryCodes } : { outcome: 'wrong' }
  }
  const { secret, address } = await prepareSecondFactor({ id, email })
  const fields = { code: SAYS.setupNeeded, setupSecret: secret, setupAddress: address }
  return { outcome: 'asked', question: new DomainError(401, SAYS.setupNeeded, fields) }
}

type Proof = { currentPassword: string; code?: string }

/** The password, and a code where the account asks for one. Throws InvalidInputError that names the field, and 429. */
export async function proveIdentity(actor: SignedInActor, { currentPassword, code }: Proof, now: Date): Promise<void> {
  await provePassword(actor, currentPassword, now)
  if (!(await hasSecondFactor(actor))) return
  if (!code) throw new InvalidInputError(SAYS.codeNeeded, { code: SAYS.codeNeeded })
  const tries = await takeTries([{ of: ['own code', actor.id], limit: ACCOUNT_TRIES.ownPassword }], now)
  if (!(await takeCode(db(), actor.id, code, now)))
    throw new InvalidInputError(SAYS.wrongCode, { code: SAYS.wrongCode })
  await tries.giveBack()
}

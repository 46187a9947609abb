import 'server-only'
import { recordAudit } from '@/lib/access/commands/audit'
import type { SignedInActor } from '@/lib/access/types'
import { notify, RECIPIENT } from '@/lib/notifications/commands/notify'
import { env } from '@/lib/platform/config/env'
import { type Database, db, type Transaction } from '@/lib/platform/database/client'
import { ConflictError, DomainError, ForbiddenError, invalidField } from '@/lib/platform/http/errors'
import { asWritten, message } from '@/lib/platform/language/message'
import { seal, unseal } from '@/lib/platform/security/secrets'
import { takeAttempts } from '@/lib/platform/security/shared-rate-limit'
import { secondFactorMail } from '../emails'
import { hasSecondFactor, type SignInCandidate } from '../queries'
import { ACCOUNT_RATE_LIMITS } from '../rules/limits'
import type { SecondFactorSetup } from '../schema'
import { newRecoveryCodes, newTotpSecret, recoveryCodeHash, stepOfCode, totpSetup } from '../secrets'
import { provePassword } from './passwords'

const PURPOSE = 'second factor'

/**
 * Creates a secret for an authenticator app. Inactive until confirmSecondFactor; called again before that, it returns the
 * same secret, so that reloading the page does not invalidate the app's entry.
 */
async function prepareSecondFactor({ id, email }: { id: number; email: string }): Promise<SecondFactorSetup> {
  const data = { userId: id, secret: seal(PURPOSE, newTotpSecret()) }
  await db().secondFactor.createMany({ data, skipDuplicates: true })
  const known = await db().secondFactor.findUniqueOrThrow({ where: { userId: id }, select: { secret: true } })
  const secret = unseal(PURPOSE, known.secret)
  if (secret) return totpSetup(secret, email)
  // NEXTAUTH_SECRET has changed, so the stored secret is unreadable. It was not confirmed yet, so it can be replaced.
  await db().secondFactor.updateMany({ where: { userId: id, confirmedAt: null }, data })
  return prepareSecondFactor({ id, email })
}

/** Turns the second factor on with its first correct code. Returns the recovery codes, shown only once; null for a wrong code. */
async function confirmSecondFactor(userId: number, code: string, now: Date): Promise<string[] | null> {
  return db().$transaction(async (tx) => {
    const factor = await tx.secondFactor.findUnique({ where: { userId }, select: { confirmedAt: true } })
    if (!factor || factor.confirmedAt || !(await consumeTotp(tx, userId, code, now))) return null
    const codes = newRecoveryCodes()
    await tx.secondFactor.update({ where: { userId }, data: { confirmedAt: now }, select: { userId: true } })
    await tx.recoveryCode.createMany({ data: codes.map((one) => ({ userId, hash: recoveryCodeHash(userId, one) })) })
    await notifyOwner(tx, userId, true, now)
    await recordAudit(tx, { action: 'second-factor.on', at: now, actorId: userId, subjectId: userId })
    return codes
  })
}

/** Whether it is a valid code of the app or a recovery code. Uses it up. */
async function consumeCode(connection: Database, userId: number, typed: string, now: Date): Promise<boolean> {
  if (await consumeTotp(connection, userId, typed, now)) return true
  const { count } = await connection.recoveryCode.deleteMany({
    where: { userId, hash: recoveryCodeHash(userId, typed) },
  })
  return count === 1
}

/** Deletes the second factor and its codes. */
async function removeSecondFactor(tx: Transaction, userId: number, actorId: number | null, now: Date): Promise<void> {
  const { count } = await tx.secondFactor.deleteMany({ where: { userId } })
  if (count === 0) return
  await notifyOwner(tx, userId, false, now)
  await recordAudit(tx, { action: 'second-factor.off', at: now, actorId, subjectId: userId })
}

async function notifyOwner(tx: Transaction, id: number, isOn: boolean, at: Date): Promise<void> {
  const user = await tx.user.findUniqueOrThrow({ where: { id }, select: RECIPIENT })
  const mail = secondFactorMail(user, isOn)
  await notify(tx, { kind: 'second-factor-changed', to: user, facts: { isOn }, at, mail })
}

async function consumeTotp(
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
  // The update is conditional, so that only one of two concurrent requests with the same code succeeds.
  const { count } = await connection.secondFactor.updateMany({
    where: { userId, lastStep: { lt: step } },
    data: { lastStep: step },
  })
  return count === 1
}

/** Starts turning the second factor on. Throws ConflictError if it is already on. */
export async function beginSecondFactor(
  actor: SignedInActor,
  currentPassword: string,
  now: Date,
): Promise<SecondFactorSetup> {
  await provePassword(actor, currentPassword, now)
  if (await hasSecondFactor(actor)) throw new ConflictError(message('accounts.answers.secondFactorIsOn'))
  return prepareSecondFactor(actor)
}

/** Turns it on; returns the recovery codes, shown only once. Throws InvalidInputError for a wrong code. */
export async function turnOnSecondFactor(actor: SignedInActor, code: string, now: Date): Promise<string[]> {
  const tries = await takeAttempts([{ of: ['own code', actor.id], limit: ACCOUNT_RATE_LIMITS.ownPassword }], now)
  const codes = await confirmSecondFactor(actor.id, code, now)
  if (!codes) throw invalidField('code', message('accounts.answers.wrongCode'))
  await tries.giveBack()
  return codes
}

/** Turns it off. Throws ForbiddenError for admins where it is required. */
export async function turnOffSecondFactor(actor: SignedInActor, currentPassword: string, now: Date): Promise<void> {
  if (actor.role === 'admin' && env().ADMIN_SECOND_FACTOR === 'required')
    throw new ForbiddenError(message('accounts.answers.adminsNeedOne'))
  await provePassword(actor, currentPassword, now)
  await db().$transaction((tx) => removeSecondFactor(tx, actor.id, actor.id, now))
}

type Passed = { outcome: 'passed'; recoveryCodes?: string[] }

/**
 * The second step of a sign-in, after the password was correct. "required": `challenge` is the response for which the form shows a
 * code field; the password is sent again with the code, so that no half-signed-in state exists.
 */
export async function checkSecondFactor(
  { id, email, role, secondFactor }: SignInCandidate,
  code: string | undefined,
  now: Date,
): Promise<Passed | { outcome: 'wrong' } | { outcome: 'required'; challenge: DomainError }> {
  if (secondFactor?.confirmedAt) {
    if (!code)
      return {
        outcome: 'required',
        challenge: new DomainError(401, message('accounts.answers.codeNeeded'), {
          code: message('accounts.answers.codeNeeded'),
        }),
      }
    return { outcome: (await consumeCode(db(), id, code, now)) ? 'passed' : 'wrong' }
  }
  if (role !== 'admin' || env().ADMIN_SECOND_FACTOR === 'optional') return { outcome: 'passed' }
  if (code) {
    const recoveryCodes = await confirmSecondFactor(id, code, now)
    return recoveryCodes ? { outcome: 'passed', recoveryCodes } : { outcome: 'wrong' }
  }
  const { secret, address } = await prepareSecondFactor({ id, email })
  const fields = {
    code: message('accounts.answers.setupNeeded'),
    setupSecret: asWritten(secret),
    setupAddress: asWritten(address),
  }
  return { outcome: 'required', challenge: new DomainError(401, message('accounts.answers.setupNeeded'), fields) }
}

type Proof = { currentPassword: string; code?: string }

/** Checks the password, and a code if the account requires one. Throws InvalidInputError that names the field, and 429. */
export async function proveIdentity(actor: SignedInActor, { currentPassword, code }: Proof, now: Date): Promise<void> {
  await provePassword(actor, currentPassword, now)
  if (!(await hasSecondFactor(actor))) return
  if (!code) throw invalidField('code', message('accounts.answers.codeNeeded'))
  const tries = await takeAttempts([{ of: ['own code', actor.id], limit: ACCOUNT_RATE_LIMITS.ownPassword }], now)
  if (!(await consumeCode(db(), actor.id, code, now))) throw invalidField('code', message('accounts.answers.wrongCode'))
  await tries.giveBack()
}

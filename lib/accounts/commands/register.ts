import 'server-only'
import { recordAudit } from '@/lib/access/commands/audit'
import type { Caller } from '@/lib/access/cookies'
import { notify } from '@/lib/notifications/commands/notify'
import { env } from '@/lib/platform/config/env'
import { db, type Transaction } from '@/lib/platform/database/client'
import { ConflictError, InvalidInputError } from '@/lib/platform/http/errors'
import { inEvenTime } from '@/lib/platform/security/secrets'
import { takeTries } from '@/lib/platform/security/shared-rate-limit'
import type { Role } from '@/prisma/generated/enums'
import { alreadyThereMail, verifyEmailMail } from '../emails'
import { ACCOUNT_MESSAGES as SAYS } from '../messages'
import { isTestAddress } from '../rules/account'
import { EVEN_STEP_MILLIS, mailTries, signUpTries, tokenTries } from '../rules/limits'
import type { RegisterInput } from '../schema'
import { findToken, makeToken, sendAccountMail, useToken } from './account-tokens'
import { acceptPassword } from './passwords'

/** Two at once with one address are two in turn, until the transaction ends. */
export async function lockAddress(tx: Transaction, email: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('sign-up'), hashtext(lower(${email})))`
}

export type Registered = { requiresVerification: boolean; isTestAccount: boolean; message: string }

/**
 * Makes an account that waits for its address to be confirmed. It signs nobody in. For an address that has an account, the
 * answer is the same, and its owner gets a mail instead. Where ALLOW_TEST_ACCOUNTS is set, an account at a test address is active
 * at once. Throws InvalidInputError for the password, and 429.
 */
export async function register(input: RegisterInput, caller: Caller, now: Date): Promise<Registered> {
  await takeTries(signUpTries(caller), now)
  return inEvenTime(EVEN_STEP_MILLIS, async () => {
    const passwordHash = await acceptPassword(input.password, input)
    const isTestAccount = env().ALLOW_TEST_ACCOUNTS && isTestAddress(input.email)
    await db().$transaction(async (tx) => {
      await lockAddress(tx, input.email)
      await (isTestAccount ? makeTestAccount : makeAccount)(tx, { ...input, passwordHash }, caller, now)
    })
    return isTestAccount
      ? { requiresVerification: false, isTestAccount, message: SAYS.testAccountReady }
      : { requiresVerification: true, isTestAccount, message: SAYS.checkEmail }
  })
}

type Hashed = RegisterInput & { passwordHash: string }
const READER = {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  status: true,
  deletion: { select: { dueAt: true } },
} as const

async function makeAccount(tx: Transaction, input: Hashed, caller: Caller, now: Date): Promise<void> {
  const there = await tx.user.findUnique({ where: { email: input.email }, select: READER })
  const note = { at: now, actorId: null, address: caller.address }
  if (there && there.status !== 'unverified') {
    await recordAudit(tx, { action: 'account.registered-again', subjectId: there.id, ...note })
    if (there.status === 'active' || there.deletion) await sendAccountMail(tx, there, alreadyThereMail(there.firstName))
    return
  }
  // Nobody has proved yet whose address it is: the last one to sign up gets the only link that works, so that nobody can
  // wait there with a password of their own for the owner to confirm.
  if (there) await tx.user.delete({ where: { id: there.id }, select: { id: true } })
  const user = await createUser(tx, input, 'unverified')
  const { token, expiresAt } = await makeToken(tx, user.id, 'verify_email', now)
  await sendAccountMail(tx, user, verifyEmailMail(user.firstName, token), expiresAt)
  await recordAudit(tx, { action: 'account.registered', subjectId: user.id, ...note, details: { role: input.role } })
}

/** Nobody reads mail there, so who has such an account is no secret. */
async function makeTestAccount(tx: Transaction, input: Hashed, caller: Caller, now: Date): Promise<void> {
  if ((await tx.user.count({ where: { email: input.email } })) > 0)
    throw new ConflictError(SAYS.testAccountThere, { email: SAYS.testAccountThere })
  const user = await createUser(tx, input, 'active')
  await notify(tx, { kind: 'welcome', to: user, facts: { role: input.role }, at: now })
  const details = { role: input.role, isTestAccount: true }
  await recordAudit(tx, {
    action: 'account.registered',
    at: now,
    actorId: null,
    subjectId: user.id,
    address: caller.address,
    details,
  })
}

function createUser(tx: Transaction, input: Hashed, status: 'active' | 'unverified') {
  const { firstName, lastName, email, role, passwordHash, title, daycareName, licenseNumber } = input
  const profile = { create: { title, daycareName, licenseNumber } }
  return tx.user.create({
    data: {
      firstName,
      lastName,
      email,
      role,
      passwordHash,
      status,
      ...(role === 'careprovider' && { careproviderProfile: profile }),
    },
    select: READER,
  })
}

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

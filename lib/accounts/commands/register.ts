import 'server-only'
import { recordAudit } from '@/lib/access/commands/audit'
import type { Caller } from '@/lib/access/cookies'
import { notify, RECIPIENT } from '@/lib/notifications/commands/notify'
import { env } from '@/lib/platform/config/env'
import { db, type Transaction } from '@/lib/platform/database/client'
import { conflictingField } from '@/lib/platform/http/errors'
import type { Locale } from '@/lib/platform/language/locales'
import { message } from '@/lib/platform/language/message'
import { translate } from '@/lib/platform/language/translate'
import { withUniformTiming } from '@/lib/platform/security/secrets'
import { takeAttempts } from '@/lib/platform/security/shared-rate-limit'
import type { Role } from '@/prisma/generated/enums'
import { accountExistsMail, verifyEmailMail } from '../emails'
import { isTestAddress } from '../rules/account'
import { mailAttempts, signUpAttempts, TIMING_STEP_MILLIS, tokenAttempts } from '../rules/limits'
import type { RegisterInput } from '../schema'
import { confirmAddress, findToken, invalidLink, makeToken, sendAccountMail, useToken } from './account-tokens'
import { acceptPassword } from './passwords'

/**
 * Serializes concurrent sign-ups with one address until the transaction ends. Also locks the account at that address, if any, since its owner
 * may be confirming the address right now. So check only afterward whether that account may be replaced.
 */
export async function lockAddress(tx: Transaction, email: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('sign-up'), hashtext(lower(${email})))`
  await tx.$executeRaw`SELECT 1 FROM users WHERE email = ${email}::citext FOR UPDATE`
}

export type Registered = { requiresVerification: boolean; isTestAccount: boolean; message: string }

/**
 * Creates an account whose address is not yet confirmed, in the language of the request, without signing in. If the address already has an
 * account, the response is the same and its owner gets a mail instead. With ALLOW_TEST_ACCOUNTS, an account at a test address is active
 * immediately. Throws InvalidInputError for the password, and 429.
 */
export async function register(input: RegisterInput, caller: Caller, now: Date): Promise<Registered> {
  await takeAttempts(signUpAttempts(caller), now)
  const answers = translate(caller.locale, 'accounts.answers')
  return withUniformTiming(TIMING_STEP_MILLIS, async () => {
    const passwordHash = await acceptPassword(input.password, input)
    const isTestAccount = env().ALLOW_TEST_ACCOUNTS && isTestAddress(input.email)
    await db().$transaction(async (tx) => {
      await lockAddress(tx, input.email)
      await (isTestAccount ? makeTestAccount : makeAccount)(
        tx,
        { ...input, passwordHash, locale: caller.locale },
        caller,
        now,
      )
    })
    return isTestAccount
      ? { requiresVerification: false, isTestAccount, message: answers('testAccountReady') }
      : { requiresVerification: true, isTestAccount, message: answers('checkEmail') }
  })
}

type Hashed = RegisterInput & { passwordHash: string; locale: Locale }

async function makeAccount(tx: Transaction, input: Hashed, caller: Caller, now: Date): Promise<void> {
  const existing = await tx.user.findUnique({
    where: { email: input.email },
    select: { ...RECIPIENT, status: true, deletion: { select: { dueAt: true } } },
  })
  const note = { at: now, actorId: null, address: caller.address }
  if (existing && existing.status !== 'unverified') {
    await recordAudit(tx, { action: 'account.registered-again', subjectId: existing.id, ...note })
    if (existing.status === 'active' || existing.deletion)
      await sendAccountMail(tx, existing, accountExistsMail(existing))
    return
  }
  // The address is not verified yet: the last person to sign up gets the only valid link, so that no one can
  // set a password of their own and have the address's owner confirm it.
  if (existing) await tx.user.delete({ where: { id: existing.id }, select: { id: true } })
  const user = await createUser(tx, input, 'unverified')
  const { token, expiresAt } = await makeToken(tx, user.id, 'verify_email', now)
  await sendAccountMail(tx, user, verifyEmailMail(user, token), expiresAt)
  await recordAudit(tx, { action: 'account.registered', subjectId: user.id, ...note, details: { role: input.role } })
}

/** Test addresses have no mailbox, so it is no secret which of them have an account. */
async function makeTestAccount(tx: Transaction, input: Hashed, caller: Caller, now: Date): Promise<void> {
  if ((await tx.user.count({ where: { email: input.email } })) > 0)
    throw conflictingField('email', message('accounts.answers.testAccountThere'))
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
  const { firstName, lastName, email, role, passwordHash, locale, title, daycareName, licenseNumber } = input
  const profile = { create: { title, daycareName, licenseNumber } }
  return tx.user.create({
    data: {
      firstName,
      lastName,
      email,
      role,
      passwordHash,
      locale,
      status,
      ...(role === 'careprovider' && { careproviderProfile: profile }),
    },
    select: RECIPIENT,
  })
}

/** Confirms the address a link was mailed to. Returns the role, so that the page can show the next step. Throws for an expired link. */
export async function verifyEmail(token: string, caller: Caller, now: Date): Promise<{ role: Role }> {
  await takeAttempts(tokenAttempts(caller), now)
  const userId = await findToken(token, 'verify_email', now)
  if (userId === null) throw invalidLink()
  return db().$transaction(async (tx) => {
    await useToken(tx, token, 'verify_email', userId)
    const role = await confirmAddress(tx, userId, now)
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

/** Sends the link again if an account is awaiting confirmation; if not, does nothing in the same time. Throws 429. */
export async function resendVerification(email: string, caller: Caller, now: Date): Promise<void> {
  await takeAttempts(mailAttempts('verify e-mail', email, caller), now)
  await withUniformTiming(TIMING_STEP_MILLIS, () =>
    db().$transaction(async (tx) => {
      const user = await tx.user.findFirst({ where: { email, status: 'unverified' }, select: RECIPIENT })
      if (!user) return
      const { token, expiresAt } = await makeToken(tx, user.id, 'verify_email', now)
      await sendAccountMail(tx, user, verifyEmailMail(user, token), expiresAt)
    }),
  )
}

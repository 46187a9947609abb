import 'server-only'
import type { Caller } from '@/lib/access/caller'
import { recordAudit } from '@/lib/access/commands/record-audit'
import { notify } from '@/lib/notifications/commands/notify'
import { takeTries } from '@/lib/platform/commands/recent-tries'
import { db, type Transaction } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { ConflictError } from '@/lib/platform/errors'
import { inEvenTime } from '@/lib/platform/even-time'
import { EVEN_STEP_MILLIS } from '../rules/limits'
import { alreadyThereMail, verifyEmailMail } from '../rules/mails'
import { ACCOUNT_SENTENCES as SAYS } from '../rules/sentences'
import { isTestAddress } from '../rules/test-address'
import { signUpTries } from '../rules/tries'
import type { RegisterInput } from '../schema/inputs'
import { acceptPassword } from './accept-password'
import { makeToken } from './account-tokens'
import { lockAddress } from './lock-address'
import { sendAccountMail } from './send-account-mail'

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

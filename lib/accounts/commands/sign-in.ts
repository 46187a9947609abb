import 'server-only'
import { recordAudit } from '@/lib/access/commands/audit'
import { endAllSessions, endSession, type StartedSession, startSession } from '@/lib/access/commands/sessions'
import type { Caller } from '@/lib/access/cookies'
import type { SessionClaims } from '@/lib/access/session-token'
import type { SignedInActor } from '@/lib/access/types'
import { notify, type Recipient } from '@/lib/notifications/commands/notify'
import { env } from '@/lib/platform/config/env'
import { SITE } from '@/lib/platform/config/site'
import { db, type Transaction } from '@/lib/platform/database/client'
import { DomainError, NotSignedInError, TooManyRequestsError } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'
import { takeAttempts } from '@/lib/platform/security/shared-rate-limit'
import { newDeviceMail } from '../emails'
import { findForSignIn, type SignInCandidate } from '../queries'
import { isTestAddress, mailDate } from '../rules/account'
import { signInAttempts } from '../rules/limits'
import type { LoginInput, OwnUser } from '../schema'
import { verifyPassword } from '../secrets'
import { cancelDeletion } from './own-account'
import { checkSecondFactor } from './second-factor'

/** Ends the session that a cookie names, so that a copy of the cookie stops working too. Does nothing without one. */
export async function signOut(claims: SessionClaims | null, now: Date): Promise<void> {
  if (!claims) return
  await db().$transaction(async (tx) => {
    if (!(await endSession(tx, claims))) return
    await recordAudit(tx, { action: 'session.ended', at: now, actorId: claims.sub, subjectId: claims.sub })
  })
}

/** Ends all of the user's sessions, including this one. */
export async function signOutEverywhere(actor: SignedInActor, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    await endAllSessions(tx, actor.id)
    await recordAudit(tx, { action: 'session.all-ended', at: now, actorId: actor.id, subjectId: actor.id })
  })
}

/**
 * Notifies the owner of a sign-in from a new browser, except for the very first sign-in and for test accounts, which many people may share.
 * Call it before the sign-in is recorded, because it looks for an earlier one.
 */
async function notifyNewDevice(tx: Transaction, user: Recipient, caller: Caller, now: Date): Promise<void> {
  if (caller.knownUserId === user.id || (env().ALLOW_TEST_ACCOUNTS && isTestAddress(user.email))) return
  const earlier = { subjectId: user.id, action: 'session.started' }
  if (!(await tx.auditEntry.findFirst({ where: earlier, select: { id: true } }))) return
  const { device } = caller
  await notify(tx, {
    kind: 'new-device',
    to: user,
    facts: { device },
    at: now,
    mail: newDeviceMail(user, device),
  })
}

export type SignedIn = {
  user: OwnUser
  session: StartedSession
  /** Shown only once, when the second factor has just been set up. */
  recoveryCodes?: string[]
}

/**
 * Signs a user in. A wrong password and an unknown address get the same response after the same work. Throws DomainErrors: 401
 * (also when a code is needed: `fields.code`), 403 (unverified: `fields.email`; deleted: `fields.keepAccount`; suspended), 429.
 */
export async function signIn(
  { email, password, code, keepAccount }: LoginInput,
  caller: Caller,
  now: Date,
): Promise<SignedIn> {
  const candidate = await findForSignIn(email)
  const tries = await takeAttempts(signInAttempts(email, candidate?.id, caller), now).catch(async (error: unknown) => {
    if (error instanceof TooManyRequestsError) await recordFailedSignIn('session.limited', candidate, caller, now)
    throw error
  })
  const isCorrect = await verifyPassword(password, candidate?.passwordHash)
  if (!candidate || !isCorrect) return reject(candidate, 'password', caller, now)
  const isRestored = candidate.status === 'deleted' && keepAccount === true
  if (candidate.status !== 'active' && !isRestored) {
    await tries.giveBack()
    return reject(candidate, candidate.status, caller, now)
  }
  const factor = await checkSecondFactor(candidate, code, now)
  if (factor.outcome === 'wrong') return reject(candidate, 'code', caller, now)
  await tries.giveBack()
  if (factor.outcome === 'required') throw factor.challenge
  const session = await db().$transaction(async (tx) => {
    await notifyNewDevice(tx, candidate, caller, now)
    if (isRestored && !(await cancelDeletion(tx, candidate, now)))
      throw new NotSignedInError(message('accounts.answers.wrongPassword'))
    const started = await startSession(tx, candidate, caller.device, now)
    await recordAudit(tx, {
      action: 'session.started',
      at: now,
      actorId: candidate.id,
      subjectId: candidate.id,
      address: caller.address,
    })
    return started
  })
  // Its cookie is about to be overwritten, so a copy of it must stop working.
  await signOut(caller.session, now)
  return { user: ownUser(candidate), session, ...(factor.recoveryCodes && { recoveryCodes: factor.recoveryCodes }) }
}

type Reason = 'password' | 'code' | 'unverified' | 'suspended' | 'deleted'

async function reject(candidate: SignInCandidate | null, reason: Reason, caller: Caller, now: Date): Promise<never> {
  await recordFailedSignIn('session.refused', candidate, caller, now, { reason })
  if (reason === 'unverified')
    throw new DomainError(403, message('accounts.answers.notVerified'), {
      email: message('accounts.answers.notVerified'),
    })
  if (reason === 'suspended')
    throw new DomainError(403, message('accounts.answers.suspended', { supportEmail: SITE.supportEmail }))
  if (reason === 'deleted' && candidate?.deletion) {
    const offer = message('accounts.answers.keepOrLeave', { day: mailDate(caller.locale, candidate.deletion.dueAt) })
    throw new DomainError(403, offer, { keepAccount: offer })
  }
  if (reason === 'code') {
    const wrong = message('accounts.answers.wrongCode')
    throw new DomainError(401, wrong, { code: wrong })
  }
  throw new NotSignedInError(message('accounts.answers.wrongPassword'))
}

/** Records a failed attempt in the audit log, also for an address without an account. */
function recordFailedSignIn(
  action: 'session.refused' | 'session.limited',
  candidate: SignInCandidate | null,
  caller: Caller,
  now: Date,
  details: { reason?: Reason } = {},
) {
  return recordAudit(db(), {
    action,
    at: now,
    actorId: null,
    subjectId: candidate?.id ?? null,
    address: caller.address,
    details,
  })
}

const ownUser = ({ id, email, firstName, lastName, role, profileImage }: SignInCandidate): OwnUser => ({
  id,
  email,
  firstName,
  lastName,
  role,
  profileImage,
})

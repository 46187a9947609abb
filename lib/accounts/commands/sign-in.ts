import 'server-only'
import type { Caller } from '@/lib/access/caller'
import { recordAudit } from '@/lib/access/commands/record-audit'
import { type StartedSession, startSession } from '@/lib/access/commands/sessions'
import { takeTries } from '@/lib/platform/commands/recent-tries'
import { db } from '@/lib/platform/db'
import { DomainError, NotSignedInError, TooManyRequestsError } from '@/lib/platform/errors'
import { findForSignIn, type SignInCandidate } from '../queries/find-for-sign-in'
import { dayInWords } from '../rules/deletion'
import { ACCOUNT_SENTENCES as SAYS } from '../rules/sentences'
import { signInTries } from '../rules/tries'
import type { LoginInput } from '../schema/inputs'
import { isPassword } from '../secrets/password-hash'
import type { OwnUser } from '../types'
import { keepAccount } from './delete-account'
import { passSecondFactor } from './pass-second-factor'
import { signOut } from './sign-out'
import { tellNewDevice } from './tell-new-device'

export type SignedIn = {
  user: OwnUser
  session: StartedSession
  /** Shown once: when the second factor has just been set up. */
  recoveryCodes?: string[]
}

/**
 * Signs somebody in. A wrong password and an unknown address are the same answer after the same work. Throws DomainErrors: 401
 * (also when a code is needed: `fields.code`), 403 (unverified: `fields.email`; deleted: `fields.keepAccount`; suspended), 429.
 */
export async function signIn(
  { email, password, code, keepAccount: keeps }: LoginInput,
  caller: Caller,
  now: Date,
): Promise<SignedIn> {
  const candidate = await findForSignIn(email)
  const tries = await takeTries(signInTries(email, candidate?.id, caller), now).catch(async (error: unknown) => {
    if (error instanceof TooManyRequestsError) await note('session.limited', candidate, caller, now)
    throw error
  })
  const isRight = await isPassword(password, candidate?.passwordHash)
  if (!candidate || !isRight) return refuse(candidate, 'password', SAYS.wrongPassword, caller, now)
  const comesBack = candidate.status === 'deleted' && keeps === true
  if (candidate.status !== 'active' && !comesBack) {
    await tries.giveBack()
    return refuse(candidate, candidate.status, '', caller, now)
  }
  const factor = await passSecondFactor(candidate, code, now)
  if (factor.outcome === 'wrong') return refuse(candidate, 'code', SAYS.wrongCode, caller, now)
  await tries.giveBack()
  if (factor.outcome === 'asked') throw factor.question
  const session = await db().$transaction(async (tx) => {
    await tellNewDevice(tx, candidate, caller, now)
    if (comesBack && !(await keepAccount(tx, candidate, now))) throw new NotSignedInError(SAYS.wrongPassword)
    const started = await startSession(tx, candidate, caller.device, now)
    await recordAudit(tx, {
      action: 'session.started',
      at: now,
      actorId: candidate.id,
      subjectId: candidate.id,
      ...from(caller),
    })
    return started
  })
  // Its cookie is about to be written over: nobody shall go on with a copy.
  await signOut(caller.session, now)
  return { user: ownUser(candidate), session, ...(factor.recoveryCodes && { recoveryCodes: factor.recoveryCodes }) }
}

type Reason = 'password' | 'code' | 'unverified' | 'suspended' | 'deleted'

async function refuse(
  candidate: SignInCandidate | null,
  reason: Reason,
  sentence: string,
  caller: Caller,
  now: Date,
): Promise<never> {
  await note('session.refused', candidate, caller, now, { reason })
  if (reason === 'unverified') throw new DomainError(403, SAYS.notVerified, { email: SAYS.notVerified })
  if (reason === 'suspended') throw new DomainError(403, SAYS.suspended)
  if (reason === 'deleted' && candidate?.deletion) {
    const offer = SAYS.keepOrLeave(dayInWords(candidate.deletion.dueAt))
    throw new DomainError(403, offer, { keepAccount: offer })
  }
  if (reason === 'code') throw new DomainError(401, sentence, { code: sentence })
  throw new NotSignedInError(SAYS.wrongPassword)
}

/** Of an address without an account nothing is noted but that somebody tried. */
function note(
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
    details,
    ...from(caller),
  })
}

const from = ({ address }: Caller) => ({ address })

const ownUser = ({ id, email, firstName, lastName, role, profileImage }: SignInCandidate): OwnUser => ({
  id,
  email,
  firstName,
  lastName,
  role,
  profileImage,
})

import 'server-only'
import { recordAudit } from '@/lib/access/commands/audit'
import { endAllSessions, type StartedSession, startSession } from '@/lib/access/commands/sessions'
import type { Caller } from '@/lib/access/cookies'
import type { SignedInActor } from '@/lib/access/types'
import { notify, RECIPIENT } from '@/lib/notifications/commands/notify'
import { env } from '@/lib/platform/config/env'
import { SITE } from '@/lib/platform/config/site'
import { db } from '@/lib/platform/database/client'
import { invalidField } from '@/lib/platform/http/errors'
import { type Message, message } from '@/lib/platform/language/message'
import { withUniformTiming } from '@/lib/platform/security/secrets'
import { takeAttempts } from '@/lib/platform/security/shared-rate-limit'
import { passwordChangedMail, resetPasswordMail } from '../emails'
import { ACCOUNT_RATE_LIMITS, mailAttempts, TIMING_STEP_MILLIS, tokenAttempts } from '../rules/limits'
import { isMadeOfKnownWords } from '../rules/passwords'
import { passwordField } from '../schema'
import { hashPassword, isCommonPassword, verifyPassword } from '../secrets'
import {
  confirmAddress,
  deleteEmailChange,
  findToken,
  invalidLink,
  makeToken,
  sendAccountMail,
  useToken,
} from './account-tokens'

/** The hash of a new password. Throws InvalidInputError, with a message, for one that is too short, common, or made of known words. */
export async function acceptPassword(
  password: string,
  person: { firstName: string; lastName: string; email: string },
): Promise<string> {
  const problem = await problemWith(password, person)
  if (problem) throw invalidField('password', problem)
  return hashPassword(password)
}

async function problemWith(password: string, person: { firstName: string; lastName: string; email: string }) {
  const { error } = passwordField(env().PASSWORD_MIN_LENGTH).safeParse(password)
  // The messages of the schema are written with message().
  if (error) return error.issues[0]?.message as Message
  if (await isCommonPassword(password)) return message('accounts.answers.commonPassword')
  return isMadeOfKnownWords(password, person) ? message('accounts.answers.knownWords', { site: SITE.name }) : undefined
}

/** Required before actions that an unattended browser must not perform. Throws InvalidInputError for a wrong password, and 429 after ten attempts. */
export async function provePassword(actor: SignedInActor, password: string, now: Date): Promise<void> {
  const attempts = await takeAttempts([{ of: ['own password', actor.id], limit: ACCOUNT_RATE_LIMITS.ownPassword }], now)
  const user = await db().user.findUnique({ where: { id: actor.id }, select: { passwordHash: true } })
  if (!(await verifyPassword(password, user?.passwordHash)))
    throw invalidField('currentPassword', message('accounts.answers.wrongOwnPassword'))
  await attempts.giveBack()
}

type Passwords = { currentPassword: string; password: string }

/** Changes a signed-in user's password. Every session ends; the current browser gets a new one. */
export async function changePassword(
  actor: SignedInActor,
  { currentPassword, password }: Passwords,
  device: string,
  now: Date,
): Promise<StartedSession> {
  await provePassword(actor, currentPassword, now)
  const passwordHash = await acceptPassword(password, actor)
  return db().$transaction(async (tx) => {
    await tx.user.update({ where: { id: actor.id }, data: { passwordHash }, select: { id: true } })
    await tx.accountToken.deleteMany({ where: { userId: actor.id, purpose: 'reset_password' } })
    await deleteEmailChange(tx, actor.id)
    await endAllSessions(tx, actor.id)
    const mail = passwordChangedMail(actor)
    await notify(tx, { kind: 'password-changed', to: actor, facts: {}, at: now, mail })
    await recordAudit(tx, { action: 'password.changed', at: now, actorId: actor.id, subjectId: actor.id })
    return startSession(tx, actor, device, now)
  })
}

/** Mails a link to set a new password if there is an account; if not, does nothing in the same time. Throws 429. */
export async function requestPasswordReset(email: string, caller: Caller, now: Date): Promise<void> {
  await takeAttempts(mailAttempts('reset password', email, caller), now)
  await withUniformTiming(TIMING_STEP_MILLIS, () =>
    db().$transaction(async (tx) => {
      const user = await tx.user.findFirst({
        // Deleted accounts too: their owners must be able to sign in to restore them.
        where: { email, OR: [{ status: { in: ['active', 'unverified'] } }, { deletion: { isNot: null } }] },
        select: RECIPIENT,
      })
      if (!user) return
      const { token, expiresAt } = await makeToken(tx, user.id, 'reset_password', now)
      await sendAccountMail(tx, user, resetPasswordMail(user, token), expiresAt)
      const note = { at: now, actorId: null, subjectId: user.id, address: caller.address }
      await recordAudit(tx, { action: 'password.reset-asked', ...note })
    }),
  )
}

/**
 * Sets the password of the link's recipient, ends all their sessions and links, and notifies them. It verifies the address too. Throws
 * InvalidInputError for an expired link (`fields.token`) and for the password; in that case the link still works.
 */
export async function setNewPassword(token: string, password: string, caller: Caller, now: Date): Promise<void> {
  await takeAttempts(tokenAttempts(caller), now)
  const userId = await findToken(token, 'reset_password', now)
  const user = userId === null ? null : await db().user.findUnique({ where: { id: userId }, select: RECIPIENT })
  if (!user) throw invalidLink()
  const passwordHash = await acceptPassword(password, user)
  await db().$transaction(async (tx) => {
    await useToken(tx, token, 'reset_password', user.id)
    await tx.user.update({ where: { id: user.id }, data: { passwordHash }, select: { id: true } })
    await confirmAddress(tx, user.id, now)
    await tx.accountToken.deleteMany({ where: { userId: user.id } })
    await deleteEmailChange(tx, user.id)
    await endAllSessions(tx, user.id)
    const mail = passwordChangedMail(user)
    await notify(tx, { kind: 'password-changed', to: user, facts: {}, at: now, mail })
    const note = { at: now, actorId: user.id, subjectId: user.id, address: caller.address }
    await recordAudit(tx, { action: 'password.changed', ...note })
  })
}

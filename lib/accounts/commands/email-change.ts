import 'server-only'
import { recordAudit } from '@/lib/access/commands/audit'
import { endAllSessions, type StartedSession, startSession } from '@/lib/access/commands/sessions'
import type { Caller } from '@/lib/access/cookies'
import type { Actor, SignedInActor } from '@/lib/access/types'
import { notify } from '@/lib/notifications/commands/notify'
import { db, type Transaction } from '@/lib/platform/database/client'
import { ConflictError, InvalidInputError } from '@/lib/platform/http/errors'
import { withUniformTiming } from '@/lib/platform/security/secrets'
import { takeAttempts } from '@/lib/platform/security/shared-rate-limit'
import { addressChangedMail, addressTakenMail, confirmNewAddressMail, confirmOldAddressMail } from '../emails'
import { ACCOUNT_MESSAGES as MESSAGES } from '../messages'
import { isSameAddress, PURPOSE_OF, SIDES, type Side } from '../rules/account'
import { emailChangeAttempts, TIMING_STEP_MILLIS, tokenAttempts } from '../rules/limits'
import type { ChangeEmailInput } from '../schema'
import { deleteEmailChange, findToken, lockEmailChange, makeToken, sendAccountMail, useToken } from './account-tokens'
import { provePassword } from './passwords'
import { lockAddress } from './register'

/**
 * Starts a change of e-mail address: a link goes to both addresses, and an earlier request is discarded. If the new address already has an
 * account, its owner is notified instead, with the same response after the same time. Throws InvalidInputError for a wrong password, and 429.
 */
export async function requestEmailChange(
  actor: SignedInActor,
  { email, currentPassword }: ChangeEmailInput,
  caller: Caller,
  now: Date,
): Promise<void> {
  await provePassword(actor, currentPassword, now)
  if (isSameAddress(email, actor.email)) throw new InvalidInputError(MESSAGES.sameEmail, { email: MESSAGES.sameEmail })
  await takeAttempts(emailChangeAttempts(actor.id, email, caller), now)
  await withUniformTiming(TIMING_STEP_MILLIS, () =>
    db().$transaction(async (tx) => {
      await lockEmailChange(tx, actor.id)
      await deleteEmailChange(tx, actor.id)
      await tx.emailChange.deleteMany({ where: { expiresAt: { lte: now } } })
      const { token, expiresAt } = await makeToken(tx, actor.id, 'change_email_old', now)
      const change = { userId: actor.id, newEmail: email, requestedAt: now, expiresAt }
      await tx.emailChange.create({ data: change, select: { userId: true } })
      await sendAccountMail(tx, actor, confirmOldAddressMail(actor.firstName, email, token), expiresAt)
      await writeToNewAddress(tx, actor, email, now)
      const note = { at: now, actorId: actor.id, subjectId: actor.id, address: caller.address }
      await recordAudit(tx, { action: 'email.change-asked', ...note })
    }),
  )
}

async function writeToNewAddress(tx: Transaction, actor: SignedInActor, email: string, now: Date): Promise<void> {
  const select = { id: true, email: true, firstName: true, lastName: true, status: true } as const
  const holder = await tx.user.findUnique({ where: { email }, select })
  // An unverified account has not proved its address, so a person who confirms it here may take it.
  if (!holder || holder.status === 'unverified') {
    const { token, expiresAt } = await makeToken(tx, actor.id, 'change_email_new', now)
    return sendAccountMail(tx, { ...actor, email }, confirmNewAddressMail(actor.firstName, token), expiresAt)
  }
  if (holder.status === 'active') await sendAccountMail(tx, holder, addressTakenMail(holder.firstName))
}

type Person = { id: number; email: string; firstName: string; lastName: string }

/** Switches to the address that was confirmed; ends all sessions and links, and notifies both addresses. */
async function switchAddress(tx: Transaction, person: Person, newEmail: string, now: Date): Promise<void> {
  await lockAddress(tx, newEmail)
  const holder = await tx.user.findUnique({ where: { email: newEmail }, select: { id: true, status: true } })
  // As at sign-up: the holder never proved this address, and the requester just did.
  if (holder?.status === 'unverified') await tx.user.delete({ where: { id: holder.id }, select: { id: true } })
  else if (holder) throw new ConflictError(MESSAGES.emailTakenSince)
  await tx.user.update({
    where: { id: person.id },
    data: { email: newEmail, emailVerifiedAt: now },
    select: { id: true },
  })
  await deleteEmailChange(tx, person.id)
  // Links that set a password may still be in the old mailbox.
  await tx.accountToken.deleteMany({ where: { userId: person.id } })
  await endAllSessions(tx, person.id)
  const mail = addressChangedMail(person.firstName, newEmail)
  await sendAccountMail(tx, person, mail)
  await notify(tx, { kind: 'email-changed', to: { ...person, email: newEmail }, facts: {}, at: now, mail })
}

type Outcome = { isDone: boolean; session?: StartedSession }

/**
 * One address confirms, by its own link. When both have, the change takes effect: every session ends, and the browser
 * that confirmed last gets a new one if its user was signed in there. Throws InvalidInputError for an expired link.
 */
export async function confirmEmailChange(actor: Actor, token: string, caller: Caller, now: Date): Promise<Outcome> {
  const { userId, side } = await findLink(token, caller, now)
  return db().$transaction(async (tx) => {
    await lockEmailChange(tx, userId)
    const isValid = await useToken(tx, token, PURPOSE_OF[side], userId)
    const user = await findPerson(tx, userId)
    if (!isValid || !user?.emailChange) throw invalidLink()
    const note = { at: now, actorId: userId, subjectId: userId, address: caller.address }
    await recordAudit(tx, { action: 'email.change-confirmed', ...note, details: { side } })
    const confirmed = { ...user.emailChange, [`${side}ConfirmedAt`]: now }
    if (!confirmed.oldConfirmedAt || !confirmed.newConfirmedAt) {
      await tx.emailChange.update({
        where: { userId },
        data: { [`${side}ConfirmedAt`]: now },
        select: { userId: true },
      })
      return { isDone: false }
    }
    await switchAddress(tx, user, confirmed.newEmail, now)
    await recordAudit(tx, { action: 'email.changed', ...note })
    const isHere = actor.kind === 'user' && actor.id === userId
    return { isDone: true, ...(isHere && { session: await startSession(tx, user, caller.device, now) }) }
  })
}

/** One address declines: the request and both links are deleted. Throws InvalidInputError for an expired link. */
export async function cancelEmailChange(token: string, caller: Caller, now: Date): Promise<void> {
  const { userId, side } = await findLink(token, caller, now)
  await db().$transaction(async (tx) => {
    await lockEmailChange(tx, userId)
    if (!(await deleteEmailChange(tx, userId))) throw invalidLink()
    const note = { at: now, actorId: null, subjectId: userId, address: caller.address }
    await recordAudit(tx, { action: 'email.change-withdrawn', ...note, details: { side } })
  })
}

async function findLink(token: string, caller: Caller, now: Date): Promise<{ userId: number; side: Side }> {
  await takeAttempts(tokenAttempts(caller), now)
  for (const side of SIDES) {
    const userId = await findToken(token, PURPOSE_OF[side], now)
    if (userId !== null) return { userId, side }
  }
  throw invalidLink()
}

function findPerson(tx: Transaction, id: number) {
  return tx.user.findFirst({
    where: { id, status: 'active' },
    select: {
      id: true,
      email: true,
      firstName: true,
      lastName: true,
      role: true,
      emailChange: { select: { newEmail: true, oldConfirmedAt: true, newConfirmedAt: true } },
    },
  })
}

const invalidLink = () => new InvalidInputError(MESSAGES.deadLink, { token: MESSAGES.deadLink })

import 'server-only'
import { recordAudit } from '@/lib/access/commands/audit'
import { endAllSessions, type StartedSession, startSession } from '@/lib/access/commands/sessions'
import type { Caller } from '@/lib/access/cookies'
import type { Actor, SignedInActor } from '@/lib/access/types'
import { deleteFiles, storeFile } from '@/lib/media/commands/files'
import { squarePicture } from '@/lib/media/encoding/pictures'
import type { Crop } from '@/lib/media/schema'
import { notify, RECIPIENT, type Recipient } from '@/lib/notifications/commands/notify'
import { db, type Transaction } from '@/lib/platform/database/client'
import { ConflictError, invalidField } from '@/lib/platform/http/errors'
import { routes } from '@/lib/platform/http/routes'
import { message } from '@/lib/platform/language/message'
import { withUniformTiming } from '@/lib/platform/security/secrets'
import { takeAttempts } from '@/lib/platform/security/shared-rate-limit'
import {
  accountDeletedMail,
  accountRestoredMail,
  addressChangedMail,
  addressTakenMail,
  confirmNewAddressMail,
  confirmOldAddressMail,
} from '../emails'
import { findProvidersNotRenewing } from '../queries'
import { erasureDate, isSameAddress, PURPOSE_OF, SIDES, type Side } from '../rules/account'
import { ACCOUNT_RATE_LIMITS, emailChangeAttempts, TIMING_STEP_MILLIS, tokenAttempts } from '../rules/limits'
import type { ChangeEmailInput, DeleteAccountInput, LanguageInput, NameInput } from '../schema'
import { deleteEmailChange, findToken, invalidLink, makeToken, sendAccountMail, useToken } from './account-tokens'
import { ensureOneAdmin } from './change-account'
import { provePassword } from './passwords'
import { lockAddress } from './register'
import { proveIdentity } from './second-factor'

/** Changes the user's name; every page, mail and message shows the new one from now on. */
export async function changeName(actor: SignedInActor, { firstName, lastName }: NameInput): Promise<void> {
  await db().user.update({ where: { id: actor.id }, data: { firstName, lastName }, select: { id: true } })
}

/** Changes the language of the user's mails. The language of the site is stored in the browser (rememberLanguage in components/ui/language.ts). */
export async function changeLanguage(actor: SignedInActor, { locale }: LanguageInput): Promise<void> {
  await db().user.update({ where: { id: actor.id }, data: { locale }, select: { id: true } })
}

/** Sharp on dense screens at the largest displayed size, 96 px. */
const SIDE = 256

/** Changes the user's picture to the chosen square of the upload. Returns its address. Throws InvalidInputError for the file, and 429. */
export async function changePicture(actor: SignedInActor, sent: Uint8Array, crop: Crop, now: Date): Promise<string> {
  await takeAttempts([{ of: ['own picture', actor.id], limit: ACCOUNT_RATE_LIMITS.ownPicture }], now)
  const picture = await squarePicture(sent, crop, SIDE)
  return storeFile(picture, actor.id, now, async (tx, key) => {
    const address = routes.picture(key)
    await replacePicture(tx, actor.id, address)
    return address
  })
}

/** Removes the picture; initials are shown instead. */
export async function removePicture(actor: SignedInActor): Promise<void> {
  await db().$transaction((tx) => replacePicture(tx, actor.id, null))
}

async function replacePicture(tx: Transaction, userId: number, profileImage: string | null): Promise<void> {
  // Locked, so that with two concurrent uploads the first file is deleted too. NO KEY, because the rows of both files already refer to this
  // user, and with a plain FOR UPDATE the two would deadlock.
  const [old] = await tx.$queryRaw<{ address: string | null }[]>`
    SELECT profile_image AS address FROM users WHERE id = ${userId} FOR NO KEY UPDATE`
  await tx.user.update({ where: { id: userId }, data: { profileImage }, select: { id: true } })
  if (old?.address) await deleteFiles(tx, [old.address.slice(routes.picture('').length)])
}

/**
 * Deletes the user's own account: all sessions end, and a job erases it after the grace period. Throws InvalidInputError for a wrong
 * password or code, ConflictError for the last admin.
 */
export async function deleteAccount(actor: SignedInActor, proof: DeleteAccountInput, now: Date): Promise<void> {
  await proveIdentity(actor, proof, now)
  const dueAt = erasureDate(now)
  await db().$transaction(async (tx) => {
    await ensureOneAdmin(tx, actor)
    const { count } = await tx.user.updateMany({
      where: { id: actor.id, status: 'active' },
      data: { status: 'deleted' },
    })
    // A second press of the button finds the account already deleted.
    if (count === 0) return
    await tx.accountDeletion.create({ data: { userId: actor.id, askedAt: now, dueAt }, select: { userId: true } })
    await deleteEmailChange(tx, actor.id)
    await endAllSessions(tx, actor.id)
    await sendAccountMail(tx, actor, accountDeletedMail(actor, dueAt), dueAt)
    await recordAudit(tx, { action: 'account.deleted', at: now, actorId: actor.id, subjectId: actor.id })
  })
}

/** Restores a deleted account for its owner, who has just authenticated. False when it is already being erased. */
export async function cancelDeletion(tx: Transaction, owner: Recipient, now: Date): Promise<boolean> {
  const { count } = await tx.accountDeletion.deleteMany({ where: { userId: owner.id } })
  if (count === 0) return false
  await tx.user.update({ where: { id: owner.id }, data: { status: 'active' }, select: { id: true } })
  await sendAccountMail(tx, owner, accountRestoredMail(owner, await findProvidersNotRenewing(tx, owner.id, now)))
  await recordAudit(tx, { action: 'account.kept', at: now, actorId: owner.id, subjectId: owner.id })
  return true
}

/** Serializes concurrent changes of one user's address until the transaction ends. */
async function lockEmailChange(tx: Transaction, userId: number): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('email change'), ${userId}::int)`
}

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
  if (isSameAddress(email, actor.email)) throw invalidField('email', message('accounts.answers.sameEmail'))
  await takeAttempts(emailChangeAttempts(actor.id, email, caller), now)
  await withUniformTiming(TIMING_STEP_MILLIS, () =>
    db().$transaction(async (tx) => {
      await lockEmailChange(tx, actor.id)
      await deleteEmailChange(tx, actor.id)
      await tx.emailChange.deleteMany({ where: { expiresAt: { lte: now } } })
      const { token, expiresAt } = await makeToken(tx, actor.id, 'change_email_old', now)
      const change = { userId: actor.id, newEmail: email, requestedAt: now, expiresAt }
      await tx.emailChange.create({ data: change, select: { userId: true } })
      await sendAccountMail(tx, actor, confirmOldAddressMail(actor, email, token), expiresAt)
      await mailNewAddress(tx, actor, email, now)
      const note = { at: now, actorId: actor.id, subjectId: actor.id, address: caller.address }
      await recordAudit(tx, { action: 'email.change-asked', ...note })
    }),
  )
}

async function mailNewAddress(tx: Transaction, actor: SignedInActor, email: string, now: Date): Promise<void> {
  const holder = await tx.user.findUnique({ where: { email }, select: { ...RECIPIENT, status: true } })
  // An unverified account has not proved its address, so a person who confirms it here may take it.
  if (!holder || holder.status === 'unverified') {
    const { token, expiresAt } = await makeToken(tx, actor.id, 'change_email_new', now)
    return sendAccountMail(tx, { ...actor, email }, confirmNewAddressMail(actor, token), expiresAt)
  }
  if (holder.status === 'active') await sendAccountMail(tx, holder, addressTakenMail(holder))
}

/** Switches to the address that was confirmed; ends all sessions and links, and notifies both addresses. */
async function switchAddress(tx: Transaction, person: Recipient, newEmail: string, now: Date): Promise<void> {
  await lockAddress(tx, newEmail)
  const holder = await tx.user.findUnique({ where: { email: newEmail }, select: { id: true, status: true } })
  // As at sign-up: the holder never proved this address, and the requester just did.
  if (holder?.status === 'unverified') await tx.user.delete({ where: { id: holder.id }, select: { id: true } })
  else if (holder) throw new ConflictError(message('accounts.answers.emailTakenSince'))
  await tx.user.update({
    where: { id: person.id },
    data: { email: newEmail, emailVerifiedAt: now },
    select: { id: true },
  })
  await deleteEmailChange(tx, person.id)
  // Links that set a password may still be in the old mailbox.
  await tx.accountToken.deleteMany({ where: { userId: person.id } })
  await endAllSessions(tx, person.id)
  const mail = addressChangedMail(person, newEmail)
  await sendAccountMail(tx, person, mail)
  await notify(tx, { kind: 'email-changed', to: { ...person, email: newEmail }, facts: {}, at: now, mail })
}

/** Cancels a pending change of address from settings. Does nothing when none is pending. */
export async function withdrawEmailChange(actor: SignedInActor, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    if (!(await deleteEmailChange(tx, actor.id))) return
    await recordAudit(tx, { action: 'email.change-withdrawn', at: now, actorId: actor.id, subjectId: actor.id })
  })
}

/** Updates what other rooms store under a person's former address. */
type AddressChange = (tx: Transaction, person: { id: number; email: string }, newEmail: string) => Promise<void>

type Outcome = { isDone: boolean; session?: StartedSession }

/**
 * Confirms one of the two addresses by its own link. When both are confirmed, the change takes effect: every session ends, and the browser
 * that confirmed last gets a new one if its user was signed in there. `updateLinkedRecords` runs in the same transaction. Throws InvalidInputError
 * for an expired link, ConflictError if another account has the new address by now, and 429.
 */
export async function confirmEmailChange(
  actor: Actor,
  token: string,
  caller: Caller,
  updateLinkedRecords: AddressChange,
  now: Date,
): Promise<Outcome> {
  const { userId, side } = await findEmailChangeLink(token, caller, now)
  return db().$transaction(async (tx) => {
    await lockEmailChange(tx, userId)
    await useToken(tx, token, PURPOSE_OF[side], userId)
    const user = await tx.user.findFirst({
      where: { id: userId, status: 'active' },
      select: {
        ...RECIPIENT,
        role: true,
        emailChange: { select: { newEmail: true, oldConfirmedAt: true, newConfirmedAt: true } },
      },
    })
    if (!user?.emailChange) throw invalidLink()
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
    await updateLinkedRecords(tx, user, confirmed.newEmail)
    await recordAudit(tx, { action: 'email.changed', ...note })
    const isOwnBrowser = actor.kind === 'user' && actor.id === userId
    return { isDone: true, ...(isOwnBrowser && { session: await startSession(tx, user, caller.device, now) }) }
  })
}

/** Cancels the change by a link in either mailbox: deletes the request and both links. Throws InvalidInputError for an expired link. */
export async function cancelEmailChange(token: string, caller: Caller, now: Date): Promise<void> {
  const { userId, side } = await findEmailChangeLink(token, caller, now)
  await db().$transaction(async (tx) => {
    await lockEmailChange(tx, userId)
    if (!(await deleteEmailChange(tx, userId))) throw invalidLink()
    const note = { at: now, actorId: null, subjectId: userId, address: caller.address }
    await recordAudit(tx, { action: 'email.change-withdrawn', ...note, details: { side } })
  })
}

async function findEmailChangeLink(token: string, caller: Caller, now: Date): Promise<{ userId: number; side: Side }> {
  await takeAttempts(tokenAttempts(caller), now)
  for (const side of SIDES) {
    const userId = await findToken(token, PURPOSE_OF[side], now)
    if (userId !== null) return { userId, side }
  }
  throw invalidLink()
}

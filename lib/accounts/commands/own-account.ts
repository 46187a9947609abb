import 'server-only'
import { recordAudit } from '@/lib/access/commands/audit'
import { endAllSessions } from '@/lib/access/commands/sessions'
import type { SignedInActor } from '@/lib/access/types'
import { deleteFiles, storeFile } from '@/lib/media/commands/files'
import { squarePicture } from '@/lib/media/encoding/pictures'
import type { Crop } from '@/lib/media/schema/crop'
import { db, type Transaction } from '@/lib/platform/database/client'
import { routes } from '@/lib/platform/http/routes'
import { takeAttempts } from '@/lib/platform/security/shared-rate-limit'
import { accountDeletedMail, accountRestoredMail } from '../emails'
import { erasureDate } from '../rules/account'
import { ACCOUNT_RATE_LIMITS } from '../rules/limits'
import type { DeleteAccountInput, NameInput } from '../schema'
import { deleteEmailChange, sendAccountMail } from './account-tokens'
import { ensureOneAdmin } from './change-account'
import { proveIdentity } from './second-factor'

/** Changes the user's name; every page, mail and message shows the new one from now on. */
export async function changeName(actor: SignedInActor, { firstName, lastName }: NameInput): Promise<void> {
  await db().user.update({ where: { id: actor.id }, data: { firstName, lastName }, select: { id: true } })
}

/** Sharp on every screen at the largest displayed size, 96 px. */
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
  // Locked, so that of two concurrent uploads the first one's file is deleted too; "no key", as the file's row already refers to this one.
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
    await sendAccountMail(tx, actor, accountDeletedMail(actor.firstName, dueAt), dueAt)
    await recordAudit(tx, { action: 'account.deleted', at: now, actorId: actor.id, subjectId: actor.id })
  })
}

type Owner = { id: number; email: string; firstName: string; lastName: string }

/** Restores a deleted account for its owner, who has just authenticated. False when it is already being erased. */
export async function cancelDeletion(tx: Transaction, owner: Owner, now: Date): Promise<boolean> {
  const { count } = await tx.accountDeletion.deleteMany({ where: { userId: owner.id } })
  if (count === 0) return false
  await tx.user.update({ where: { id: owner.id }, data: { status: 'active' }, select: { id: true } })
  await sendAccountMail(tx, owner, accountRestoredMail(owner.firstName))
  await recordAudit(tx, { action: 'account.kept', at: now, actorId: owner.id, subjectId: owner.id })
  return true
}

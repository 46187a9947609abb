import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { findManaged, providersOf } from '@/lib/listings/people/queries'
import { db, type Transaction } from '@/lib/platform/database/client'
import { ConflictError, conflictingField, NotFoundError } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'
import { versionHash } from '@/lib/platform/security/secrets'
import { lockProvider } from '@/lib/providers/commands/save-providers'
import { REPLY_LIMITS } from '../limits'
import { REPLY } from './queries'
import { CHANGED, type NewReplyInput, type ReplyChange } from './schema'

/**
 * Saves a reply for the people of one of the actor's providers; an identical one is saved once. Returns its id. Throws ForbiddenError for
 * any other provider and for people who may only reply, and ConflictError if there are too many.
 */
export async function addReply(actor: SignedInActor, { daycareId, ...reply }: NewReplyInput): Promise<number> {
  return db().$transaction(async (tx) => {
    const { internalId: providerId } = await findManaged(actor, daycareId, 'speak-for', tx)
    await lockProvider(tx, providerId)
    const same = await tx.savedReply.findFirst({ where: { providerId, ...reply }, select: { id: true } })
    if (same) return same.id
    if ((await tx.savedReply.count({ where: { providerId } })) >= REPLY_LIMITS.replies)
      throw new ConflictError(message('enrollment.replyErrors.tooMany', { most: REPLY_LIMITS.replies }))
    return (await tx.savedReply.create({ data: { providerId, ...reply }, select: { id: true } })).id
  })
}

const NOT_FOUND = message('enrollment.replyErrors.notFound')
const own = (actor: SignedInActor, id: number) => ({ id, provider: providersOf(actor.id, 'speak-for') })

/**
 * Changes a saved reply of one of the actor's providers. Throws NotFoundError for any other, and ConflictError if it was changed since
 * `version`.
 */
export async function changeReply(actor: SignedInActor, id: number, change: ReplyChange): Promise<void> {
  const { version, ...data } = change
  await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM saved_replies WHERE id = ${id} FOR UPDATE`
    const saved = await tx.savedReply.findFirst({ where: own(actor, id), select: REPLY })
    if (!saved) throw new NotFoundError(NOT_FOUND)
    const isSame = saved.title === data.title && saved.text === data.text
    if (version !== undefined && version !== versionHash(saved) && !isSame) throw conflictingField('version', CHANGED)
    await tx.savedReply.update({ where: { id }, data, select: { id: true } })
  })
}

/** Removes a saved reply. Throws NotFoundError for any other. */
export async function removeReply(actor: SignedInActor, id: number): Promise<void> {
  const { count } = await db().savedReply.deleteMany({ where: own(actor, id) })
  if (count === 0) throw new NotFoundError(NOT_FOUND)
}

/** Moves the saved replies of a provider that is merged into another (internal ids, both locked), without duplicates. */
export async function moveReplies(tx: Transaction, fromId: number, toId: number): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM saved_replies AS theirs USING saved_replies AS ours
    WHERE theirs.provider_id = ${fromId} AND ours.provider_id = ${toId}
      AND ours.title = theirs.title AND ours.text = theirs.text`
  await tx.savedReply.updateMany({ where: { providerId: fromId }, data: { providerId: toId } })
}

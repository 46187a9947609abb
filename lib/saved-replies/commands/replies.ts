import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { ConflictError, NotFoundError } from '@/lib/platform/errors'
import { findManaged, providersOf } from '@/lib/provider-people/queries/own'
import { lockProvider } from '@/lib/providers/commands/lock-provider'
import { MOST_REPLIES, type NewReplyInput, type ReplyInput } from '../schema'

/**
 * Saves a reply for the people of one of the actor's providers. The same again is the same. Answers its id. Throws NotFoundError for
 * anybody else's provider, ForbiddenError for who only answers, and ConflictError where there are too many.
 */
export async function addReply(actor: SignedInActor, { daycareId, ...reply }: NewReplyInput): Promise<number> {
  return db().$transaction(async (tx) => {
    const { internalId: providerId } = await findManaged(actor, daycareId, 'speak-for', tx)
    await lockProvider(tx, providerId)
    const same = await tx.savedReply.findFirst({ where: { providerId, ...reply }, select: { id: true } })
    if (same) return same.id
    if ((await tx.savedReply.count({ where: { providerId } })) >= MOST_REPLIES)
      throw new ConflictError(`There are ${MOST_REPLIES} saved replies already. Please remove one first.`)
    return (await tx.savedReply.create({ data: { providerId, ...reply }, select: { id: true } })).id
  })
}

const own = (actor: SignedInActor, id: number) => ({ id, provider: providersOf(actor.id, 'speak-for') })

/** Changes a reply of one of the actor's providers. Throws NotFoundError for any other. */
export async function changeReply(actor: SignedInActor, id: number, data: ReplyInput): Promise<void> {
  const { count } = await db().savedReply.updateMany({ where: own(actor, id), data })
  if (count === 0) throw new NotFoundError('There is no such reply.')
}

/** Removes one. Throws NotFoundError for any other. */
export async function removeReply(actor: SignedInActor, id: number): Promise<void> {
  const { count } = await db().savedReply.deleteMany({ where: own(actor, id) })
  if (count === 0) throw new NotFoundError('There is no such reply.')
}

import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { sendSignal } from '@/lib/platform/commands/send-signal'
import { db, type Transaction } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'

/** Marks one of the actor's own as read; one that was read already stays so. Throws NotFoundError for anything else, also somebody else's. */
export async function markRead(actor: SignedInActor, id: number, now: Date): Promise<void> {
  const { count } = await db().notification.updateMany({
    where: { id, userId: actor.id, readAt: null },
    data: { readAt: now },
  })
  if (count === 0 && (await db().notification.count({ where: { id, userId: actor.id } })) === 0)
    throw new NotFoundError('There is no such notification.')
  await sendSignal(db(), 'notifications', [actor.id])
}

/** Marks all of the actor's own as read, up to the newest one that they have seen. */
export async function markAllRead(actor: SignedInActor, upTo: number, now: Date): Promise<void> {
  await db().notification.updateMany({
    where: { userId: actor.id, id: { lte: upTo }, readAt: null },
    data: { readAt: now },
  })
  await sendSignal(db(), 'notifications', [actor.id])
}

/** Marks what leads to this page as read, where the page itself was read. */
export async function markPathRead(tx: Transaction, actor: SignedInActor, path: string, now: Date): Promise<void> {
  const where = { userId: actor.id, path, readAt: null }
  const { count } = await tx.notification.updateMany({ where, data: { readAt: now } })
  if (count > 0) await sendSignal(tx, 'notifications', [actor.id])
}

import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db, type Transaction } from '@/lib/platform/database/client'
import { sendSignal } from '@/lib/platform/database/signals'
import { ConflictError, NotFoundError } from '@/lib/platform/http/errors'
import { isKind, KINDS } from '../catalogue/kinds'
import { CHANNELS, type Channel, canChoose, isFor, RETENTION_DAYS } from '../rules'
import type { ChoiceInput } from '../schema'

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

/** Turns each channel on or off for every kind that leaves the choice, as if the person had pressed each switch. */
export async function chooseChannels(actor: SignedInActor, on: readonly Channel[]): Promise<void> {
  const own = { userId: actor.id }
  const kinds = Object.keys(KINDS)
    .filter(isKind)
    .filter((kind) => isFor(actor, KINDS[kind]))
  await db().$transaction(
    kinds.flatMap((kind) => {
      const free = CHANNELS.filter((channel) => canChoose(KINDS[kind][channel]))
      if (free.length === 0) return []
      const chosen = Object.fromEntries(free.map((channel) => [channel, on.includes(channel)]))
      const where = { userId_kind: { ...own, kind } }
      return [db().notificationChoice.upsert({ where, create: { ...own, kind, ...chosen }, update: chosen })]
    }),
  )
}

/** Keeps how the actor wants to hear of a kind. Throws NotFoundError for a kind that they never get, ConflictError where there is no choice. */
export async function saveChoice(actor: SignedInActor, { kind, channel, isOn }: ChoiceInput): Promise<void> {
  if (!isKind(kind) || !isFor(actor, KINDS[kind])) throw new NotFoundError('There are no such notifications.')
  if (!canChoose(KINDS[kind][channel]))
    throw new ConflictError('There is nothing to choose here: these notifications always come the same way.')
  const chosen = channel === 'app' ? { app: isOn } : { email: isOn }
  await db().notificationChoice.upsert({
    where: { userId_kind: { userId: actor.id, kind } },
    create: { userId: actor.id, kind, ...chosen },
    update: chosen,
  })
}

/** Erases what was read longer ago than notifications are kept. Unread ones wait for their reader. */
export async function cleanUpNotifications(now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_DAYS * 86_400_000)
  await db().notification.deleteMany({ where: { readAt: { lt: before } } })
}

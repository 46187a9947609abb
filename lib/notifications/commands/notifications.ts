import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db, type Transaction } from '@/lib/platform/database/client'
import { sendSignal } from '@/lib/platform/database/signals'
import { ConflictError, NotFoundError } from '@/lib/platform/http/errors'
import { isKind, KINDS } from '../catalogue/kinds'
import { CHANNELS, type Channel, canChoose, isFor, RETENTION_DAYS } from '../rules'
import type { ChoiceInput } from '../schema'

/** Marks one of the user's notifications as read; idempotent. Throws NotFoundError if it does not exist or belongs to another user. */
export async function markRead(actor: SignedInActor, id: number, now: Date): Promise<void> {
  const { count } = await db().notification.updateMany({
    where: { id, userId: actor.id, readAt: null },
    data: { readAt: now },
  })
  if (count === 0 && (await db().notification.count({ where: { id, userId: actor.id } })) === 0)
    throw new NotFoundError('We can’t find this notification.')
  await sendSignal(db(), 'notifications', [actor.id])
}

/** Marks the user's notifications as read, up to the newest one they have seen. */
export async function markAllRead(actor: SignedInActor, upTo: number, now: Date): Promise<void> {
  await db().notification.updateMany({
    where: { userId: actor.id, id: { lte: upTo }, readAt: null },
    data: { readAt: now },
  })
  await sendSignal(db(), 'notifications', [actor.id])
}

/** Marks the notifications that link to a page as read, when the page itself is opened. */
export async function markPathRead(tx: Transaction, actor: SignedInActor, path: string, now: Date): Promise<void> {
  const where = { userId: actor.id, path, readAt: null }
  const { count } = await tx.notification.updateMany({ where, data: { readAt: now } })
  if (count > 0) await sendSignal(tx, 'notifications', [actor.id])
}

/** Deletes everybody's notifications that link to a page which is no more. */
export async function deletePathNotifications(tx: Transaction, path: string): Promise<void> {
  const where = { path }
  const readers = await tx.notification.findMany({ where, select: { userId: true } })
  await tx.notification.deleteMany({ where })
  await sendSignal(tx, 'notifications', [...new Set(readers.map(({ userId }) => userId))])
}

/** Turns each channel on or off for every kind that can be configured. */
export async function chooseChannels(actor: SignedInActor, on: readonly Channel[]): Promise<void> {
  const own = { userId: actor.id }
  const kinds = Object.keys(KINDS)
    .filter(isKind)
    .filter((kind) => isFor(actor, KINDS[kind]))
  await db().$transaction(
    kinds.flatMap((kind) => {
      const configurable = CHANNELS.filter((channel) => canChoose(KINDS[kind][channel]))
      if (configurable.length === 0) return []
      const chosen = Object.fromEntries(configurable.map((channel) => [channel, on.includes(channel)]))
      const where = { userId_kind: { ...own, kind } }
      return [db().notificationChoice.upsert({ where, create: { ...own, kind, ...chosen }, update: chosen })]
    }),
  )
}

/** Saves the user's choice for a kind. Throws NotFoundError for a kind they never get, and ConflictError if it cannot be configured. */
export async function saveChoice(actor: SignedInActor, { kind, channel, isOn }: ChoiceInput): Promise<void> {
  if (!isKind(kind) || !isFor(actor, KINDS[kind])) throw new NotFoundError('We can’t find these notifications.')
  if (!canChoose(KINDS[kind][channel])) throw new ConflictError('You can’t change how these notifications come.')
  const chosen = channel === 'app' ? { app: isOn } : { email: isOn }
  await db().notificationChoice.upsert({
    where: { userId_kind: { userId: actor.id, kind } },
    create: { userId: actor.id, kind, ...chosen },
    update: chosen,
  })
}

/** Deletes notifications that were read longer ago than RETENTION_DAYS. Unread ones stay. */
export async function cleanUpNotifications(now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_DAYS * 86_400_000)
  await db().notification.deleteMany({ where: { readAt: { lt: before } } })
}

import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db, type Transaction } from '@/lib/platform/database/client'
import { sendSignal } from '@/lib/platform/database/signals'
import { ConflictError, NotFoundError } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'
import { addressHash } from '@/lib/platform/mail/address'
import { datedSignature, isSigned } from '@/lib/platform/security/secrets'
import { daysFrom } from '@/lib/platform/time/dates'
import { isKind, KINDS, type NotificationKind } from '../catalogue/kinds'
import {
  CHANNELS,
  type Channel,
  canChoose,
  isDelivered,
  isInAudience,
  RETENTION_DAYS,
  UNSUBSCRIBE_DAYS,
} from '../rules'
import type { ChoiceInput, FoundSubscription } from '../schema'

/** Marks one of the user's notifications as read; idempotent. Throws NotFoundError if it does not exist or belongs to another user. */
export async function markRead(actor: SignedInActor, id: number, now: Date): Promise<void> {
  const { count } = await db().notification.updateMany({
    where: { id, userId: actor.id, readAt: null },
    data: { readAt: now },
  })
  if (count === 0 && (await db().notification.count({ where: { id, userId: actor.id } })) === 0)
    throw new NotFoundError(message('notifications.errors.noNotification'))
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

/** Deletes everyone's notifications that link to a page that no longer exists. */
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
    .filter((kind) => isInAudience(actor, KINDS[kind]))
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
export async function saveNotificationChoice(
  actor: SignedInActor,
  { kind, channel, isOn }: ChoiceInput,
): Promise<void> {
  if (!isKind(kind) || !isInAudience(actor, KINDS[kind]))
    throw new NotFoundError(message('notifications.errors.noKind'))
  if (!canChoose(KINDS[kind][channel])) throw new ConflictError(message('notifications.errors.fixed'))
  const chosen = channel === 'app' ? { app: isOn } : { email: isOn }
  await db().notificationChoice.upsert({
    where: { userId_kind: { userId: actor.id, kind } },
    create: { userId: actor.id, kind, ...chosen },
    update: chosen,
  })
}

/** Deletes notifications that were read longer ago than RETENTION_DAYS. Unread ones stay. */
export async function cleanUpNotifications(now: Date): Promise<void> {
  const before = daysFrom(now, -RETENTION_DAYS)
  await db().notification.deleteMany({ where: { readAt: { lt: before } } })
}

type Purpose = 'unsubscribe' | 'unsubscribe address'

/** A token of an unsubscribe link. */
const writeToken = (purpose: Purpose, content: readonly (string | number)[], now: Date) =>
  [...content, datedSignature(purpose, content, now)].join('.')

const ADDRESS_TOKEN = /^address\.([\w-]{43})\.(.+)$/

/** An unsubscribe token for an address without an account. It contains only a hash of the address. */
export const writeAddressToken = (email: string, now: Date): string =>
  `address.${writeToken('unsubscribe address', [Buffer.from(addressHash(email)).toString('base64url')], now)}`

/** The address hash of a valid token; null if it is forged, changed or too old. */
function readAddressToken(token: string, now: Date): Uint8Array<ArrayBuffer> | null {
  const [, hash, signature] = ADDRESS_TOKEN.exec(token) ?? []
  if (!hash || !signature) return null
  const signed = { content: [hash], signature, maxDays: UNSUBSCRIBE_DAYS }
  return isSigned('unsubscribe address', signed, now) ? new Uint8Array(Buffer.from(hash, 'base64url')) : null
}

const USER_TOKEN = /^(\d{1,10})\.([a-z-]{1,60})\.(.+)$/

/** The only thing a user's token can unsubscribe from: one kind of mail. */
type Subscription = { userId: number; kind: NotificationKind }

/** An unsubscribe token for a user. */
export const writeUnsubscribeToken = ({ userId, kind }: Subscription, now: Date): string =>
  writeToken('unsubscribe', [userId, kind], now)

/** The subscription of a valid token; null if it is forged, changed or too old. */
function readUnsubscribeToken(token: string, now: Date): Subscription | null {
  const [, userId, kind, signature] = USER_TOKEN.exec(token) ?? []
  if (!userId || !kind || !signature || !isKind(kind)) return null
  const subscription = { userId: Number(userId), kind }
  const signed = { content: [subscription.userId, kind], signature, maxDays: UNSUBSCRIBE_DAYS }
  return isSigned('unsubscribe', signed, now) ? subscription : null
}

const INVALID_LINK = message('notifications.errors.invalidLink')

/** Stops the mails that the token is for; idempotent. Notifications on the site continue. Throws NotFoundError for an invalid token. */
export async function unsubscribe(token: string, now: Date): Promise<void> {
  const addressHash = readAddressToken(token, now)
  if (addressHash) {
    await db().mailRefusal.createMany({ data: { addressHash, createdAt: now }, skipDuplicates: true })
    return
  }
  const subscription = readUnsubscribeToken(token, now)
  if (!subscription || !canChoose(KINDS[subscription.kind].email)) throw new NotFoundError(INVALID_LINK)
  if ((await db().user.count({ where: { id: subscription.userId } })) === 0) throw new NotFoundError(INVALID_LINK)
  await db().notificationChoice.upsert({
    where: { userId_kind: subscription },
    create: { ...subscription, email: false },
    update: { email: false },
  })
}

/** The subscription of an unsubscribe link; null if the link is invalid or expired. */
export async function findSubscription(token: string, now: Date): Promise<FoundSubscription | null> {
  const addressHash = readAddressToken(token, now)
  if (addressHash) return { kind: null, isOn: (await db().mailRefusal.count({ where: { addressHash } })) === 0 }
  const subscription = readUnsubscribeToken(token, now)
  if (!subscription) return null
  const chosen = await db().notificationChoice.findUnique({ where: { userId_kind: subscription } })
  const { kind } = subscription
  return { kind, isOn: isDelivered(KINDS[kind].email, chosen?.email) }
}

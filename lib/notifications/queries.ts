import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { type Database, db, type Transaction } from '@/lib/platform/database/client'
import type { Locale } from '@/lib/platform/language/locales'
import { addressHash } from '@/lib/platform/mail/address'
import type { Prisma } from '@/prisma/generated/client'
import { isKind, KINDS, type NotificationKind, notificationTexts } from './catalogue/kinds'
import { CHANNELS, type Channel, canChoose, isDelivered, isInAudience, PAGE_SIZE } from './rules'
import type { NotificationPage, ShownChoice, ShownNotification } from './schema'

/** Leaves out rows of kinds that this release does not know. */
const known = { kind: { in: Object.keys(KINDS) } }

const SHOWN = { id: true, kind: true, path: true, facts: true, createdAt: true, readAt: true } as const
type ShownRow = Prisma.NotificationGetPayload<{ select: typeof SHOWN }>

const toShown = (
  { id, path, facts, createdAt, readAt }: ShownRow,
  kind: NotificationKind,
  locale: Locale,
): ShownNotification => ({
  id,
  ...notificationTexts(kind, facts, locale),
  path,
  createdAt: createdAt.toISOString(),
  isRead: readAt !== null,
})

/** A page of the user's notifications, in a language, newest first. `before`: the last id of the previous page. */
export async function findNotifications(
  actor: SignedInActor,
  locale: Locale,
  before?: number,
): Promise<NotificationPage> {
  const rows = await db().notification.findMany({
    where: { ...(before && { id: { lt: before } }), ...known, userId: actor.id },
    orderBy: { id: 'desc' },
    take: PAGE_SIZE + 1,
    select: SHOWN,
  })
  const shown = rows.slice(0, PAGE_SIZE)
  return {
    notifications: shown.flatMap((row) => (isKind(row.kind) ? [toShown(row, row.kind, locale)] : [])),
    next: rows.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
  }
}

/** The user's notifications of one kind since a time, in a language, newest first. */
export async function findRecent(
  { id: userId }: SignedInActor,
  locale: Locale,
  kind: NotificationKind,
  since: Date,
): Promise<ShownNotification[]> {
  const rows = await db().notification.findMany({
    where: { userId, kind, createdAt: { gte: since } },
    orderBy: { id: 'desc' },
    take: PAGE_SIZE,
    select: SHOWN,
  })
  return rows.map((row) => toShown(row, kind, locale))
}

/** How many unread notifications the user has. */
export function countUnread({ id }: SignedInActor): Promise<number> {
  return db().notification.count({ where: { userId: id, readAt: null, ...known } })
}

/** Whether the user has an unread notification that links to this page. */
export async function hasUnreadAt({ id }: SignedInActor, path: string): Promise<boolean> {
  return (await db().notification.count({ where: { userId: id, path, readAt: null, ...known }, take: 1 })) > 0
}

/** Every kind that the user may get and can configure, with their current settings. */
export async function findChoices(actor: SignedInActor): Promise<ShownChoice[]> {
  const chosen = await db().notificationChoice.findMany({ where: { userId: actor.id } })
  const kinds = Object.keys(KINDS).filter(isKind)
  return kinds
    .filter((kind) => isInAudience(actor, KINDS[kind]) && CHANNELS.some((channel) => canChoose(KINDS[kind][channel])))
    .map((kind) => {
      const own = chosen.find((choice) => choice.kind === kind)
      return { kind, channels: { app: settingOf('app'), email: settingOf('email') } }
      function settingOf(channel: Channel) {
        const rule = KINDS[kind][channel]
        return { isOn: isDelivered(rule, own?.[channel]), isFixed: !canChoose(rule) }
      }
    })
}

/** Whether a user wants a kind of notification by a channel. */
export async function isChannelWanted(
  tx: Transaction,
  userId: number,
  kind: NotificationKind,
  channel: Channel,
): Promise<boolean> {
  const chosen = await tx.notificationChoice.findUnique({ where: { userId_kind: { userId, kind } } })
  return isDelivered(KINDS[kind][channel], chosen?.[channel])
}

/** Which of these addresses have unsubscribed from all mails. */
export async function findUnsubscribed(
  connection: Database | Transaction,
  emails: readonly string[],
): Promise<Set<string>> {
  const rows = await connection.mailRefusal.findMany({
    where: { addressHash: { in: emails.map(addressHash) } },
    select: { addressHash: true },
  })
  const unsubscribed = new Set(rows.map((row) => Buffer.from(row.addressHash).toString('hex')))
  return new Set(emails.filter((email) => unsubscribed.has(Buffer.from(addressHash(email)).toString('hex'))))
}

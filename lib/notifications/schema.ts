import { z } from 'zod'
import { idField, MAX_ID } from '@/lib/platform/http/fields'
import { message } from '@/lib/platform/language/message'
import type { NotificationKind } from './catalogue/kinds'
import { CHANNELS, type Channel } from './rules'

const id = idField(message('notifications.errors.notOne'))

export const notificationParams = z.object({ id })
/** A page of the list: the notifications before this id. */
export const notificationsQuery = z.object({ before: id.optional() })
/** Up to the newest one the user has seen, so that newer ones stay unread. */
export const markAllInput = z.object({ upTo: z.int(message('notifications.errors.notOne')).positive().max(MAX_ID) })
export const choiceInput = z.object({
  kind: z.string(message('notifications.errors.chooseKind')).max(60),
  channel: z.enum(CHANNELS, message('notifications.errors.chooseChannel')),
  isOn: z.boolean(message('notifications.errors.onOrOff')),
})
export const unsubscribeQuery = z.object({
  token: z
    .string(message('notifications.errors.incompleteLink'))
    .min(1, message('notifications.errors.incompleteLink'))
    .max(200, message('notifications.errors.incompleteLink')),
  /** Set by the form of the unsubscribe page, which expects a page in response. */
  from: z.literal('page').optional(),
})
export type ChoiceInput = z.output<typeof choiceInput>

/** A notification as displayed. `createdAt` is ISO 8601, `path` a page of this site. */
export type ShownNotification = {
  id: number
  title: string
  text: string
  path: string
  createdAt: string
  isRead: boolean
}

/** Newest first. `next`: the `before` of the next page; null on the last one. */
export type NotificationPage = { notifications: ShownNotification[]; next: number | null }

/** `kind`: null for all mails to an address without an account. `isOn`: still subscribed. */
export type FoundSubscription = { kind: NotificationKind | null; isOn: boolean }

/** A user's settings for a kind. `isFixed`: cannot be changed. */
export type ShownChoice = {
  kind: NotificationKind
  channels: Record<Channel, { isOn: boolean; isFixed: boolean }>
}

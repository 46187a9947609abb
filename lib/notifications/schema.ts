import { z } from 'zod'
import { CHANNELS, type Channel } from './rules'

const MAX_ID = 2_147_483_647
const id = z.coerce.number('That isn’t a notification.').int().positive().max(MAX_ID, 'That isn’t a notification.')

export const notificationParams = z.object({ id })
/** A page of the list: the notifications before this id. */
export const notificationsQuery = z.object({ before: id.optional() })
/** Up to the newest one the user has seen, so that newer ones stay unread. */
export const markAllInput = z.object({ upTo: z.int('That isn’t a notification.').positive().max(MAX_ID) })
export const choiceInput = z.object({
  kind: z.string('Please choose notifications.').max(60),
  channel: z.enum(CHANNELS, 'Choose app or e-mail.'),
  isOn: z.boolean('Choose on or off.'),
})
export const unsubscribeQuery = z.object({
  token: z
    .string('Part of this link is missing.')
    .min(1, 'Part of this link is missing.')
    .max(200, 'Part of this link is missing.'),
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

/** A user's settings for a kind. `isFixed`: cannot be changed. */
export type ShownChoice = {
  kind: string
  label: string
  channels: Record<Channel, { isOn: boolean; isFixed: boolean }>
}

import { z } from 'zod'
import { CHANNELS, type Channel } from './rules'

const MAX_ID = 2_147_483_647
const id = z.coerce.number('This is no notification.').int().positive().max(MAX_ID, 'This is no notification.')

export const notificationParams = z.object({ id })
/** One page of the list: those before this id. */
export const notificationsQuery = z.object({ before: id.optional() })
/** Up to the newest one that the person has seen, so that nothing is marked that came meanwhile. */
export const markAllInput = z.object({ upTo: z.int('This is no notification.').positive().max(MAX_ID) })
export const choiceInput = z.object({
  kind: z.string('Say which notifications it is about.').max(60),
  channel: z.enum(CHANNELS, 'Choose app or e-mail.'),
  isOn: z.boolean('Choose on or off.'),
})
export const unsubscribeQuery = z.object({
  token: z.string('This link is not whole.').min(1, 'This link is not whole.').max(200, 'This link is not whole.'),
  /** The page's own button wants a page for an answer. */
  from: z.literal('page').optional(),
})
export type ChoiceInput = z.output<typeof choiceInput>

/** A notification in words. `createdAt` is ISO 8601, `path` a page of this site. */
export type ShownNotification = {
  id: number
  title: string
  text: string
  path: string
  createdAt: string
  isRead: boolean
}

/** The newest first. `next`: the id before which the next page begins; null at the end. */
export type NotificationPage = { notifications: ShownNotification[]; next: number | null }

/** How somebody hears of a kind. `isFixed`: safety does not leave the choice. */
export type ShownChoice = {
  kind: string
  label: string
  channels: Record<Channel, { isOn: boolean; isFixed: boolean }>
}

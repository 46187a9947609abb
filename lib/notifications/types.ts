import type { Channel } from './rules/channels'

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

'use client'

import { useTranslations } from 'next-intl'
import { type MouseEvent, useEffect, useRef } from 'react'
import { RelativeDate } from '@/components/platform/relative-date'
import { Button } from '@/components/ui/actions/button'
import { IconButton } from '@/components/ui/actions/icon-button'
import { AppLink } from '@/components/ui/actions/links'
import { classNames } from '@/components/ui/class-names'
import { showToast } from '@/components/ui/overlays/toasts'
import { Badge } from '@/components/ui/surface/badge'
import type { NotificationPage, ShownNotification } from '@/lib/notifications/schema'
import { relativeTime } from '@/lib/platform/time/dates'
import { cachePage, markAllRead, markRead, useNotifications, useUnread } from './inbox'

type MarkAllButtonProps = {
  userId: number
  /** The rows shown, newest first. Notifications that arrive later stay unread. */
  shown: readonly ShownNotification[]
  /** Takes the focus when the button disappears. */
  onDone: () => void
}

export function MarkAllButton({ userId, shown, onDone }: MarkAllButtonProps) {
  const t = useTranslations('notifications.common')
  const { data: unread = 0 } = useUnread(userId)
  const newest = shown[0]?.id
  if (newest === undefined || (unread === 0 && shown.every(({ isRead }) => isRead))) return null

  function markAll(upTo: number) {
    onDone()
    markAllRead(userId, upTo).catch((error: unknown) => {
      console.error(error)
      showToast({ title: t('notMarked'), tone: 'destructive' })
    })
  }

  return (
    <Button variant="quiet" size="sm" className="max-md:min-h-11" onClick={() => markAll(newest)}>
      {t('markAll')}
    </Button>
  )
}

type NotificationRowProps = {
  notification: ShownNotification
  userId: number
  /** ISO time that "a day ago" is relative to, until hydration. */
  now: string
  onFollow?: () => void
  className?: string
}

export function NotificationRow({ notification, userId, now, onFollow, className }: NotificationRowProps) {
  const t = useTranslations('notifications.common')
  const time = useTranslations('platform.time')
  const { id, title, text, path, createdAt, isRead } = notification
  const mark = () =>
    markRead(userId, id).catch((error: unknown) => {
      console.error(error)
      showToast({ title: t('notMarked'), tone: 'destructive' })
    })

  function press({ currentTarget }: MouseEvent) {
    // The button disappears with its action; the focus stays in the row.
    currentTarget.closest('li')?.querySelector('a')?.focus()
    void mark()
  }

  function follow() {
    if (!isRead) void mark()
    onFollow?.()
  }

  return (
    <li className={classNames('flex items-start gap-2', className)}>
      <AppLink href={path} onClick={follow} className="group min-w-0 flex-1 rounded-sm py-3">
        <span className={classNames('block group-hover:text-pine', isRead ? '' : 'font-semibold')}>{title}</span>
        {text && <span className="block text-sm text-soft">{text}</span>}
        <span className="mt-1 flex items-center gap-2 text-xs text-soft">
          {!isRead && <Badge tone="mint">{t('unread')}</Badge>}
          <RelativeDate time={createdAt} text={relativeTime(time, createdAt, new Date(now))} />
        </span>
      </AppLink>
      {!isRead && <IconButton icon="check" label={t('markRead', { title })} onClick={press} className="mt-1" />}
    </li>
  )
}

type NotificationListProps = { userId: number; page: NotificationPage; before: number | undefined; now: string }

/** The list of the page. It starts with the server's data, and reflects what the bell's panel marks. */
export function NotificationList({ userId, page, before, now }: NotificationListProps) {
  const t = useTranslations('notifications.common')
  const { data = page } = useNotifications(userId, { before, revalidates: false })
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => void cachePage(userId, before, page), [userId, before, page])
  return (
    <>
      <div className="flex min-h-11 justify-end">
        <MarkAllButton userId={userId} shown={data.notifications} onDone={() => list.current?.focus()} />
      </div>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t('title')}
        className="divide-y divide-line border-y border-line outline-none"
      >
        {data.notifications.map((one) => (
          <NotificationRow key={one.id} notification={one} userId={userId} now={now} className="py-1" />
        ))}
      </ul>
    </>
  )
}

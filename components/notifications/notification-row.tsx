'use client'

import type { MouseEvent } from 'react'
import { RelativeDate } from '@/components/providers/detail/relative-date'
import { AppLink } from '@/components/ui/app-link'
import { Badge } from '@/components/ui/badge'
import { classNames } from '@/components/ui/class-names'
import { IconButton } from '@/components/ui/icon-button'
import { showToast } from '@/components/ui/toast-store'
import type { ShownNotification } from '@/lib/notifications/types'
import { relativeTime } from '@/lib/providers/rules/relative-time'
import { markRead } from './inbox'
import { notificationTexts as texts } from './texts'

type NotificationRowProps = {
  notification: ShownNotification
  userId: number
  /** ISO time of what "a day ago" is counted from, until the browser says. */
  now: string
  onFollow?: () => void
  className?: string
}

export function NotificationRow({ notification, userId, now, onFollow, className }: NotificationRowProps) {
  const { id, title, text, path, createdAt, isRead } = notification
  const mark = () =>
    markRead(userId, id).catch((error: unknown) => {
      console.error(error)
      showToast({ title: texts.notMarked, tone: 'destructive' })
    })

  function press({ currentTarget }: MouseEvent) {
    // The button goes with what it did; the keyboard stays in the row.
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
          {!isRead && <Badge tone="mint">{texts.unread}</Badge>}
          <RelativeDate time={createdAt} text={relativeTime(createdAt, new Date(now))} />
        </span>
      </AppLink>
      {!isRead && <IconButton icon="check" label={texts.markRead(title)} onClick={press} className="mt-1" />}
    </li>
  )
}

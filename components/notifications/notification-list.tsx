'use client'

import { useEffect, useRef } from 'react'
import type { NotificationPage } from '@/lib/notifications/types'
import { keepPage, useNotifications } from './inbox'
import { MarkAllButton } from './mark-all-button'
import { NotificationRow } from './notification-row'
import { notificationTexts as texts } from './texts'

type NotificationListProps = { userId: number; page: NotificationPage; before: number | undefined; now: string }

/** The list of the page. What the server sent stands at once; what the bell's panel marks is marked here too. */
export function NotificationList({ userId, page, before, now }: NotificationListProps) {
  const { data = page } = useNotifications(userId, { before, isAsked: false })
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => void keepPage(userId, before, page), [userId, before, page])
  return (
    <>
      <div className="flex min-h-11 justify-end">
        <MarkAllButton userId={userId} shown={data.notifications} onDone={() => list.current?.focus()} />
      </div>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={texts.title}
        className="divide-y divide-line border-y border-line outline-none"
      >
        {data.notifications.map((one) => (
          <NotificationRow key={one.id} notification={one} userId={userId} now={now} className="py-1" />
        ))}
      </ul>
    </>
  )
}

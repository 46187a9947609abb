'use client'

import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast-store'
import type { ShownNotification } from '@/lib/notifications/types'
import { markAllRead, useUnread } from './inbox'
import { notificationTexts as texts } from './texts'

type MarkAllButtonProps = {
  userId: number
  /** Those in view, the newest first: what came after them stays unread. */
  shown: readonly ShownNotification[]
  /** Takes the focus when the button goes. */
  onDone: () => void
}

export function MarkAllButton({ userId, shown, onDone }: MarkAllButtonProps) {
  const { data: unread = 0 } = useUnread(userId)
  const newest = shown[0]?.id
  if (newest === undefined || (unread === 0 && shown.every(({ isRead }) => isRead))) return null

  function markAll(upTo: number) {
    onDone()
    markAllRead(userId, upTo).catch((error: unknown) => {
      console.error(error)
      showToast({ title: texts.notMarked, tone: 'destructive' })
    })
  }

  return (
    <Button variant="quiet" size="sm" onClick={() => markAll(newest)}>
      {texts.markAll}
    </Button>
  )
}

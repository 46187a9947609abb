'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Skeleton } from '@/components/ui/skeleton'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { routes } from '@/lib/platform/routes'
import { useNotifications } from './inbox'
import { MarkAllButton } from './mark-all-button'
import { NotificationRow } from './notification-row'
import { notificationTexts as texts } from './texts'

/** What the bell opens. */
export function Panel({ userId, onLeave }: { userId: number; onLeave: () => void }) {
  const { data, error, isValidating, mutate } = useNotifications(userId, {})
  const heading = useRef<HTMLHeadingElement>(null)
  const now = new Date().toISOString()
  // The list is not there yet, and the first thing to stand on would be the way out below it.
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <div className="flex min-h-14 items-center justify-between gap-3 border-b border-line px-4">
        <h2 ref={heading} tabIndex={-1} className="text-lead font-semibold outline-none">
          {texts.title}
        </h2>
        {data && <MarkAllButton userId={userId} shown={data.notifications} onDone={() => heading.current?.focus()} />}
      </div>
      <div className="max-h-[min(28rem,60dvh)] overflow-y-auto px-4" aria-busy={!data && isValidating}>
        {data && data.notifications.length > 0 && (
          <ul className="divide-y divide-line">
            {data.notifications.map((one) => (
              <NotificationRow key={one.id} notification={one} userId={userId} now={now} onFollow={onLeave} />
            ))}
          </ul>
        )}
        {data?.notifications.length === 0 && (
          <p className="py-6">
            <span className="block font-semibold">{texts.emptyTitle}</span>
            <span className="block text-soft">{texts.emptyText}</span>
          </p>
        )}
        {!data && !error && (
          <div className="grid gap-3 py-5">
            <VisuallyHidden>{texts.loading}</VisuallyHidden>
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-5 w-2/3" />
          </div>
        )}
        {!data && error && (
          <div role="alert" className="grid justify-items-start gap-3 py-5">
            <p>{texts.failed}</p>
            <Button variant="secondary" size="sm" busy={isValidating} onClick={() => void mutate()}>
              {texts.retry}
            </Button>
          </div>
        )}
      </div>
      <div className="border-t border-line p-2">
        <ButtonLink wide variant="quiet" href={routes.notifications()} onClick={onLeave}>
          {texts.all}
        </ButtonLink>
      </div>
    </>
  )
}

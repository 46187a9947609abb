'use client'

import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/actions/button'
import { ButtonLink } from '@/components/ui/actions/links'
import { Icon } from '@/components/ui/surface/icon'
import { Skeleton } from '@/components/ui/surface/loading'
import { VisuallyHidden } from '@/components/ui/surface/text'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { useNotifications, useUnread } from './inbox'
import { MarkAllButton, NotificationRow } from './notification-list'

/** The bell's panel. */
function Panel({ userId, onLeave }: { userId: number; onLeave: () => void }) {
  const t = useTranslations('notifications.common')
  const { data, error, isValidating, mutate } = useNotifications(userId, {})
  const heading = useRef<HTMLHeadingElement>(null)
  const now = new Date().toISOString()
  // Until the list loads, the first focusable element would be the link below it.
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <div className="flex min-h-14 items-center justify-between gap-3 border-b border-line px-4">
        <h2 ref={heading} tabIndex={-1} className="text-lead font-semibold outline-none">
          {t('title')}
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
            <span className="block font-semibold">{t('emptyTitle')}</span>
            <span className="block text-soft">{t('emptyText')}</span>
          </p>
        )}
        {!data && !error && (
          <div className="grid gap-3 py-5">
            <VisuallyHidden>{t('loading')}</VisuallyHidden>
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-5 w-2/3" />
          </div>
        )}
        {!data && error && (
          <div role="alert" className="grid justify-items-start gap-3 py-5">
            <p>{t('failed')}</p>
            <Button variant="secondary" size="sm" busy={isValidating} onClick={() => void mutate()}>
              {t('retry')}
            </Button>
          </div>
        )}
      </div>
      <div className="border-t border-line p-2">
        <ButtonLink wide variant="quiet" href={dashboardRoutes.notifications()} onClick={onLeave}>
          {t('all')}
        </ButtonLink>
      </div>
    </>
  )
}

const badge = (unread: number) => (unread > 9 ? '9+' : String(unread))

/** The header's bell. Loaded only for signed-in users; its size is the same with and without a count. */
export function Bell({ userId }: { userId: number }) {
  const t = useTranslations('notifications.common')
  const { data: unread } = useUnread(userId)
  const first = useRef<number | undefined>(undefined)
  first.current ??= unread
  return (
    <Popover className="md:relative">
      {/* Its name contains the badge's text, so that people who use voice control can say what they see. */}
      <PopoverButton
        aria-label={unread ? t('bell', { count: badge(unread) }) : t('title')}
        className="relative grid size-11 cursor-pointer place-items-center rounded-full hover:bg-sunken"
      >
        <Icon name="bell" size="lg" />
        {unread !== undefined && unread > 0 && (
          <span
            aria-hidden
            className="numbers absolute top-0 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-pine px-1 text-xs font-semibold text-on-pine"
          >
            {badge(unread)}
          </span>
        )}
      </PopoverButton>
      <PopoverPanel
        focus
        aria-label={t('title')}
        role="dialog"
        className="absolute inset-x-3 top-13 z-40 rounded-lg border border-line bg-card shadow-float focus:outline-none md:inset-x-auto md:top-full md:right-0 md:mt-2 md:w-96"
      >
        {({ close }) => <Panel userId={userId} onLeave={close} />}
      </PopoverPanel>
      {/* The button's name contains the count; it is announced only when it changes during the visit. */}
      <span role="status">
        {unread !== undefined && unread !== first.current && (
          <VisuallyHidden>{t('announced', { count: unread })}</VisuallyHidden>
        )}
      </span>
    </Popover>
  )
}

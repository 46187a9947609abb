'use client'

import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react'
import { useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { useUnread } from './inbox'
import { Panel } from './panel'
import { notificationTexts as texts } from './texts'

/** The header's bell. Comes with the code for somebody signed in alone; its place is the same with and without a figure. */
export function Bell({ userId }: { userId: number }) {
  const { data: unread } = useUnread(userId)
  const first = useRef<number | undefined>(undefined)
  first.current ??= unread
  return (
    <Popover className="md:relative">
      <PopoverButton
        aria-label={texts.bell(unread ?? 0)}
        className="relative grid size-11 cursor-pointer place-items-center rounded-full hover:bg-sunken"
      >
        <Icon name="bell" size="lg" />
        {unread !== undefined && unread > 0 && (
          <span
            aria-hidden
            className="numbers absolute top-0 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-pine px-1 text-xs font-semibold text-on-pine"
          >
            {texts.badge(unread)}
          </span>
        )}
      </PopoverButton>
      <PopoverPanel
        focus
        aria-label={texts.title}
        role="dialog"
        className="absolute inset-x-3 top-17 z-40 rounded-lg border border-line bg-card shadow-float focus:outline-none md:inset-x-auto md:top-full md:right-0 md:mt-2 md:w-96"
      >
        {({ close }) => <Panel userId={userId} onLeave={close} />}
      </PopoverPanel>
      {/* The button's name says the count; it is told again only when it changed while somebody was here. */}
      <span role="status">
        {unread !== undefined && unread !== first.current && <VisuallyHidden>{texts.announced(unread)}</VisuallyHidden>}
      </span>
    </Popover>
  )
}

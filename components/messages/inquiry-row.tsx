'use client'

import { RelativeDate } from '@/components/providers/detail/relative-date'
import { AppLink } from '@/components/ui/app-link'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { classNames } from '@/components/ui/class-names'
import type { InquirySummary } from '@/lib/messages/types'
import { routes } from '@/lib/platform/routes'
import { relativeTime } from '@/lib/providers/rules/relative-time'
import type { InquirySide } from '@/prisma/generated/enums'
import { messageTexts as texts } from './texts'

type InquiryRowProps = { inquiry: InquirySummary; side: InquirySide; now: string; onMark: (id: number) => void }

/** Sender, subject, the newest words and when; what is unread is highlighted and says "New". */
export function InquiryRow({ inquiry, side, now, onMark }: InquiryRowProps) {
  const { id, with: name, about, subject, excerpt, isLastYours, lastAt, unread } = inquiry
  const path = routes.conversation(side, id)
  return (
    <li className={classNames('rounded-md px-3 pt-1 pb-3', unread > 0 && 'bg-mint/40')}>
      <AppLink href={path} className="group block rounded-sm py-3">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className={classNames('min-w-0 break-words group-hover:text-pine', unread > 0 && 'font-semibold')}>
            {name}
          </span>
          {unread > 0 && <Badge tone="mint">{texts.isNew}</Badge>}
          <span className="ml-auto text-sm text-soft">
            <RelativeDate time={lastAt} text={relativeTime(lastAt, new Date(now))} />
          </span>
        </span>
        <span className={classNames('mt-0.5 block break-words', unread > 0 && 'font-semibold')}>
          {subject}
          {side === 'careprovider' && <span className="font-normal text-soft"> · {about}</span>}
        </span>
        <span className="mt-0.5 line-clamp-2 block break-words text-soft">
          {isLastYours && texts.you}
          {excerpt}
        </span>
      </AppLink>
      <span className="flex flex-wrap gap-2">
        <ButtonLink variant="secondary" href={`${path}#reply`} aria-label={texts.replyTo(name)}>
          {texts.reply}
        </ButtonLink>
        {unread > 0 && (
          <Button variant="quiet" onClick={() => onMark(id)} aria-label={texts.markReadOf(name)}>
            {texts.markRead}
          </Button>
        )}
      </span>
    </li>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { RelativeDate } from '@/components/platform/relative-date'
import { Button } from '@/components/ui/actions/button'
import { AppLink, ButtonLink } from '@/components/ui/actions/links'
import { classNames } from '@/components/ui/class-names'
import { showToast } from '@/components/ui/overlays/toasts'
import { Badge } from '@/components/ui/surface/badge'
import type { InquiryPage, InquirySummary } from '@/lib/enrollment/inquiries/schema'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { relativeTime } from '@/lib/platform/time/dates'
import type { InquirySide } from '@/prisma/generated/enums'
import { useInquiries } from './inquiry-data'

type InquiryRowProps = { inquiry: InquirySummary; side: InquirySide; now: string; onMark: (id: number) => void }

/** Sender, subject, latest message and time; unread ones are highlighted and labeled "New". */
function InquiryRow({ inquiry, side, now, onMark }: InquiryRowProps) {
  const t = useTranslations('enrollment.conversations')
  const times = useTranslations('platform.time')
  const { id, with: name, about, subject, excerpt, isLastYours, lastAt, unread } = inquiry
  const beginning = excerpt || t('filesOnly')
  const path = dashboardRoutes.conversation(side, id)
  return (
    <li className={classNames('rounded-md px-3 pt-1 pb-3', unread > 0 && 'bg-mint/40')}>
      <AppLink href={path} className="group block rounded-sm py-3">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className={classNames('min-w-0 break-words group-hover:text-pine', unread > 0 && 'font-semibold')}>
            {name}
          </span>
          {unread > 0 && <Badge tone="mint">{t('isNew')}</Badge>}
          <span className="ml-auto text-sm text-soft">
            <RelativeDate time={lastAt} text={relativeTime(times, lastAt, new Date(now))} />
          </span>
        </span>
        <span className={classNames('mt-0.5 block break-words', unread > 0 && 'font-semibold')}>
          {subject}
          {side === 'careprovider' && <span className="font-normal text-soft"> · {about}</span>}
        </span>
        <span className="mt-0.5 line-clamp-2 block break-words text-soft">
          {isLastYours ? t('yours', { text: beginning }) : beginning}
        </span>
      </AppLink>
      <span className="flex flex-wrap gap-2">
        <ButtonLink variant="secondary" href={`${path}#reply`} aria-label={t('replyTo', { name })}>
          {t('reply')}
        </ButtonLink>
        {unread > 0 && (
          <Button variant="quiet" onClick={() => onMark(id)} aria-label={t('markReadOf', { name })}>
            {t('markRead')}
          </Button>
        )}
      </span>
    </li>
  )
}

type InquiryListProps = { userId: number; side: InquirySide; q: string | undefined; page: InquiryPage; now: string }

/** Starts with the server's data, and polls for new messages while visible. */
export function InquiryList({ userId, side, q, page, now }: InquiryListProps) {
  const t = useTranslations('enrollment.conversations')
  const { data = page, error, mutate } = useInquiries(userId, q, page)
  const list = useRef<HTMLUListElement>(null)

  async function mark(id: number) {
    // The button disappears with its action.
    list.current?.focus()
    const inquiries = data.inquiries.map((one) => (one.id === id ? { ...one, unread: 0 } : one))
    const marked = { ...data, inquiries }
    try {
      const call = callApi(dashboardRoutes.api.inquiryRead(id), { method: 'POST' }).then(() => marked)
      await mutate(call, { optimisticData: marked, rollbackOnError: true })
    } catch (error) {
      console.error(error)
      showToast({ title: t('notMarked'), tone: 'destructive' })
    }
  }

  return (
    <>
      <p role="status" className="text-sm text-soft">
        {error ? t('notFresh') : ''}
      </p>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t('list')}
        className="divide-y divide-line border-y border-line outline-none"
      >
        {data.inquiries.map((one) => (
          <InquiryRow key={one.id} inquiry={one} side={side} now={now} onMark={(id) => void mark(id)} />
        ))}
      </ul>
    </>
  )
}

'use client'

import { useEffect } from 'react'
import { TourPanel } from '@/components/tours/tour-panel'
import { STANDING_WORDS } from '@/lib/messages/rules/standing'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import type { ConversationDetail } from '@/lib/tours/types'
import { useInquiry } from './inquiry-data'
import { MessageBubble } from './message-bubble'
import { ReplyForm } from './reply-form'
import { ReportBlock } from './report-block'
import { messageTexts as texts } from './texts'

type ConversationProps = { userId: number; start: ConversationDetail; now: string }

/** Stands as the server sent it, looks for new messages while it is in view, and has read what it shows. */
export function Conversation({ userId, start, now }: ConversationProps) {
  const { data = start, error, mutate } = useInquiry(userId, start)
  const { id, messages, standing, visits, hasNews } = data
  const lastUnread = messages.findLast(({ isYours, isRead }) => !isYours && !isRead)?.id

  useEffect(() => {
    if (lastUnread === undefined && !hasNews) return
    // Unread it stays where this fails: the next look tries again.
    callApi(routes.api.inquiryRead(id), { method: 'POST' }).catch((failed: unknown) => console.error(failed))
  }, [id, lastUnread, hasNews])

  return (
    <>
      <TourPanel userId={userId} inquiryId={id} panel={visits} onChanged={() => void mutate()} />
      <ol aria-label={texts.conversation} aria-live="polite" aria-relevant="additions" className="grid gap-5">
        {messages.map((message) => (
          <MessageBubble key={message.id} message={message} now={now} />
        ))}
      </ol>
      <p role="status" className="mt-3 text-sm text-soft">
        {error ? texts.notFresh : ''}
      </p>
      {standing === 'open' ? (
        <ReplyForm userId={userId} inquiryId={id} onSent={() => void mutate()} />
      ) : (
        <p className="mt-6 rounded-md bg-sunken px-4 py-3">{STANDING_WORDS[standing]}</p>
      )}
      <ReportBlock inquiryId={id} isBlockedByYou={standing === 'blocked-by-you'} onChange={() => void mutate()} />
    </>
  )
}

'use client'

import { useEffect } from 'react'
import { PlacePanel } from '@/components/enrollments/place-panel'
import { TourPanel } from '@/components/tours/tour-panel'
import type { WholeConversation } from '@/lib/enrollments/types'
import { STANDING_WORDS } from '@/lib/messages/rules/standing'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import type { InquirySide } from '@/prisma/generated/enums'
import { useInquiry } from './inquiry-data'
import { MessageBubble } from './message-bubble'
import { ReplyForm, type SavedReplies } from './reply-form'
import { ReportBlock } from './report-block'
import { messageTexts as texts } from './texts'

type ConversationProps = {
  userId: number
  side: InquirySide
  start: WholeConversation
  now: string
  saved?: SavedReplies
}

/** Stands as the server sent it, looks for new messages while it is in view, and has read what it shows. */
export function Conversation({ userId, side, start, now, saved }: ConversationProps) {
  const { data = start, error, mutate } = useInquiry(userId, start)
  const { id, messages, standing, isByMail, visits, enrollment, hasNews } = data
  const lastUnread = messages.findLast(({ isYours, isRead }) => !isYours && !isRead)?.id

  useEffect(() => {
    if (lastUnread === undefined && !hasNews) return
    // Unread it stays where this fails: the next look tries again.
    callApi(routes.api.inquiryRead(id), { method: 'POST' }).catch((failed: unknown) => console.error(failed))
  }, [id, lastUnread, hasNews])

  return (
    <>
      <TourPanel userId={userId} inquiryId={id} panel={visits} onChanged={() => void mutate()} />
      <PlacePanel inquiryId={id} side={side} panel={enrollment} onChanged={() => void mutate()} />
      <ol aria-label={texts.conversation} aria-live="polite" aria-relevant="additions" className="grid gap-5">
        {messages.map((message) => (
          <MessageBubble key={message.id} message={message} now={now} />
        ))}
      </ol>
      <p role="status" className="mt-3 text-sm text-soft">
        {error ? texts.notFresh : ''}
      </p>
      {isByMail && <p className="mt-6 rounded-md bg-sunken px-4 py-3">{texts.readByMail(data.provider.name)}</p>}
      {standing === 'open' ? (
        <ReplyForm userId={userId} inquiryId={id} canAttach={!isByMail} saved={saved} onSent={() => void mutate()} />
      ) : (
        <p className="mt-6 rounded-md bg-sunken px-4 py-3">{STANDING_WORDS[standing]}</p>
      )}
      <ReportBlock inquiryId={id} isBlockedByYou={standing === 'blocked-by-you'} onChange={() => void mutate()} />
    </>
  )
}

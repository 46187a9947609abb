'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useSending } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/actions/button'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextAreaField } from '@/components/ui/fields/text-field'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import { showToast } from '@/components/ui/overlays/toasts'
import type { ConversationWithEnrollments } from '@/lib/enrollment/enrollments/schema'
import { WRITABILITY_MESSAGES } from '@/lib/enrollment/inquiries/rules/conversation'
import { MESSAGE_LIMITS } from '@/lib/enrollment/inquiries/schema'
import { ApiError, callApi } from '@/lib/platform/http/api-client'
import { routes } from '@/lib/platform/http/routes'
import type { InquirySide } from '@/prisma/generated/enums'
import { PlacePanel } from '../enrollments/place-panel'
import { TourPanel } from '../tours/tour-panel'
import { useInquiry } from './inquiry-data'
import { MessageBubble } from './message-bubble'
import { conversationMessages as texts } from './messages'
import { ReplyForm, type SavedReplies } from './reply-form'

type BlockButtonProps = { inquiryId: number; isBlocked: boolean; onChange: () => void }

function BlockButton({ inquiryId, isBlocked, onChange }: BlockButtonProps) {
  const [isBusy, setIsBusy] = useState(false)

  async function press() {
    setIsBusy(true)
    try {
      await callApi(routes.api.inquiryBlock(inquiryId), { method: isBlocked ? 'DELETE' : 'PUT' })
      showToast({ title: isBlocked ? texts.unblocked : texts.blocked })
      onChange()
    } catch (error) {
      console.error(error)
      showToast({ title: texts.notBlocked, tone: 'destructive' })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Button variant={isBlocked ? 'secondary' : 'danger'} busy={isBusy} onClick={() => void press()} className="mt-3">
      {isBlocked ? texts.unblock : texts.block}
    </Button>
  )
}

const REASONS = Object.entries(texts.reasons).map(([value, label]) => ({ value, label }))

type ReportBlockProps = { inquiryId: number; isBlockedByYou: boolean; onChange: () => void }

/** Report and block. */
function ReportBlock({ inquiryId, isBlockedByYou, onChange }: ReportBlockProps) {
  const form = useRef<HTMLFormElement>(null)
  const { onSubmit, refusal, isSending, errors } = useSending(async (fields) => {
    const body = { reason: fields.get('reason'), note: fields.get('note') }
    await callApi(routes.api.inquiryReport(inquiryId), { method: 'POST', body })
    form.current?.reset()
    showToast({ title: texts.reported, description: texts.reportedText })
  })
  const hasField = Boolean(errors.reason ?? errors.note)
  return (
    <Disclosure summary={texts.more} className="mt-8 border-t">
      <p>{texts.blockText}</p>
      <BlockButton inquiryId={inquiryId} isBlocked={isBlockedByYou} onChange={onChange} />
      <form ref={form} onSubmit={onSubmit} noValidate className="mt-6 grid gap-4 text-ink">
        <p className="text-soft">{texts.reportText}</p>
        <FormAlert>{refusal && !hasField ? texts.reportFailed : undefined}</FormAlert>
        <SelectField
          name="reason"
          label={texts.reportReason}
          defaultValue=""
          options={[{ value: '', label: texts.chooseReason }, ...REASONS]}
          error={errors.reason}
        />
        <TextAreaField
          name="note"
          label={texts.reportNote}
          optional
          maxLength={MESSAGE_LIMITS.note}
          rows={3}
          error={errors.note}
        />
        <Button type="submit" variant="secondary" busy={isSending} className="justify-self-start">
          {texts.sendReport}
        </Button>
      </form>
    </Disclosure>
  )
}

/** Deletes a request that nobody has answered, after a second press. */
function WithdrawRequest({ inquiryId, name }: { inquiryId: number; name: string }) {
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)

  async function withdraw() {
    setIsBusy(true)
    try {
      await callApi(routes.api.inquiry(inquiryId), { method: 'DELETE' })
      showToast({ title: texts.withdrawn })
      router.push(routes.messages('caregiver'))
    } catch (error) {
      const description = error instanceof ApiError ? error.sentence : undefined
      showToast({ title: texts.notWithdrawn, description, tone: 'destructive' })
      setIsBusy(false)
    }
  }
  return (
    <Disclosure summary={texts.withdraw} className="mt-8 border-t">
      <p>{texts.withdrawText(name)}</p>
      <Button variant="danger" busy={isBusy} onClick={() => void withdraw()} className="mt-3">
        {texts.withdraw}
      </Button>
    </Disclosure>
  )
}

type ConversationProps = {
  userId: number
  side: InquirySide
  start: ConversationWithEnrollments
  now: string
  saved?: SavedReplies
}

/** Starts with the server's data, polls while visible, and marks what it shows as read. */
export function Conversation({ userId, side, start, now, saved }: ConversationProps) {
  const { data = start, error, mutate } = useInquiry(userId, start)
  const { id, messages, standing, isByMail, visits, enrollment, hasNews } = data
  const lastUnread = messages.findLast(({ isYours, isRead }) => !isYours && !isRead)?.id

  useEffect(() => {
    if (lastUnread === undefined && !hasNews) return
    // If this fails it stays unread: the next poll tries again.
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
        <p className="mt-6 rounded-md bg-sunken px-4 py-3">{WRITABILITY_MESSAGES[standing]}</p>
      )}
      {data.canWithdraw && <WithdrawRequest inquiryId={id} name={data.provider.name} />}
      <ReportBlock inquiryId={id} isBlockedByYou={standing === 'blocked-by-you'} onChange={() => void mutate()} />
    </>
  )
}

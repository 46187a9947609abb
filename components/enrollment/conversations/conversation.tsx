'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useAction } from '@/components/forms/use-action'
import { useDraft } from '@/components/forms/use-draft'
import { useLeaving, useSending } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/actions/button'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextAreaField } from '@/components/ui/fields/text-field'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import { showToast } from '@/components/ui/overlays/toasts'
import type { ConversationWithEnrollments } from '@/lib/enrollment/enrollments/schema'
import { MESSAGE_LIMITS } from '@/lib/enrollment/inquiries/rules/conversation'
import type { ShownMessage } from '@/lib/enrollment/inquiries/schema'
import { SITE } from '@/lib/platform/config/site'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { InquiryReportReason, type InquirySide } from '@/prisma/generated/enums'
import { PlacePanel } from '../enrollments/place-panel'
import { TourLine, TourPanel } from '../tours/tour-panel'
import { useInquiry } from './inquiry-data'
import { MessageBubble } from './message-bubble'
import { ReplyForm, type SavedReplies } from './reply-form'

type BlockButtonProps = { inquiryId: number; isBlocked: boolean; onChange: () => void }

function BlockButton({ inquiryId, isBlocked, onChange }: BlockButtonProps) {
  const t = useTranslations('enrollment.conversations')
  const { run, isBusy } = useAction(t('notBlocked'), 'toast')

  async function press() {
    await callApi(dashboardRoutes.api.inquiryBlock(inquiryId), { method: isBlocked ? 'DELETE' : 'PUT' })
    showToast({ title: isBlocked ? t('unblocked') : t('blocked') })
    onChange()
  }

  return (
    <Button variant={isBlocked ? 'secondary' : 'danger'} busy={isBusy} onClick={() => void run(press)} className="mt-3">
      {isBlocked ? t('unblock') : t('block')}
    </Button>
  )
}

type ReportBlockProps = { userId: number; inquiryId: number; isBlockedByYou: boolean; onChange: () => void }

/** Report and block. */
function ReportBlock({ userId, inquiryId, isBlockedByYou, onChange }: ReportBlockProps) {
  const t = useTranslations('enrollment.conversations')
  const form = useRef<HTMLFormElement>(null)
  const { storeInput, discard } = useDraft(form, userId, `report-inquiry-${inquiryId}`)
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    const body = { reason: fields.get('reason'), note: fields.get('note') }
    await callApi(dashboardRoutes.api.inquiryReport(inquiryId), { method: 'POST', body })
    discard()
    form.current?.reset()
    showToast({ title: t('reported'), description: t('reportedText') })
  })
  return (
    <Disclosure summary={t('more')} className="mt-8 border-t">
      <p>{t('blockText')}</p>
      <BlockButton inquiryId={inquiryId} isBlocked={isBlockedByYou} onChange={onChange} />
      <form ref={form} onSubmit={onSubmit} onInput={storeInput} noValidate className="mt-6 grid gap-4 text-ink">
        <p className="text-soft">{t('reportText', { site: SITE.name })}</p>
        <FormAlert>{alertOf(t('reportFailed'), ['reason', 'note'])}</FormAlert>
        <SelectField
          name="reason"
          label={t('reportReason')}
          defaultValue=""
          options={[
            { value: '', label: t('chooseReason') },
            ...Object.values(InquiryReportReason).map((value) => ({ value, label: t(`reasons.${value}`) })),
          ]}
          error={errors.reason}
        />
        <TextAreaField
          name="note"
          label={t('reportNote')}
          optional
          maxLength={MESSAGE_LIMITS.note}
          rows={3}
          error={errors.note}
        />
        <Button type="submit" variant="secondary" busy={isSending} className="justify-self-start">
          {t('sendReport')}
        </Button>
      </form>
    </Disclosure>
  )
}

/** Withdraws a request that nobody has answered; needs a second press to confirm. */
function WithdrawRequest({ inquiryId, name }: { inquiryId: number; name: string }) {
  const t = useTranslations('enrollment.conversations')
  const { run, isBusy } = useAction(t('notWithdrawn'), 'toast')
  const { isLeaving, leaveTo } = useLeaving()

  async function withdraw() {
    await callApi(dashboardRoutes.api.inquiry(inquiryId), { method: 'DELETE' })
    showToast({ title: t('withdrawn') })
    leaveTo(dashboardRoutes.messages('caregiver'))
  }
  return (
    <Disclosure summary={t('withdraw')} className="mt-8 border-t">
      <p>{t('withdrawText', { name })}</p>
      <Button variant="danger" busy={isBusy || isLeaving} onClick={() => void run(withdraw)} className="mt-3">
        {t('withdraw')}
      </Button>
    </Disclosure>
  )
}

type ConversationProps = {
  userId: number
  side: InquirySide
  start: ConversationWithEnrollments
  now: string
  /** The provider's time zone, for its own people: "Eastern Time". */
  zone?: string | undefined
  saved?: SavedReplies
}

/** How many of the newest messages start unfolded, besides the unread ones. */
const NEWEST = 2

/** How many messages are folded, so that the newest ones are on a phone's first screen. */
function earlierCount(messages: readonly ShownMessage[]): number {
  const unread = messages.findIndex(({ isYours, isRead }) => !isYours && !isRead)
  const newest = Math.max(0, messages.length - NEWEST)
  return unread === -1 ? newest : Math.min(unread, newest)
}

/** Starts with the server's data, polls while visible, and marks what it shows as read. */
export function Conversation({ userId, side, start, now, zone, saved }: ConversationProps) {
  const t = useTranslations('enrollment.conversations')
  const standings = useTranslations('enrollment.standings')
  const { data = start, error, mutate } = useInquiry(userId, start)
  const { id, messages, standing, isByMail, visits, enrollment, hasNews } = data
  const [folded] = useState(() => earlierCount(start.messages))
  const bubbleOf = (message: ShownMessage) => <MessageBubble key={message.id} message={message} now={now} />
  const lastUnread = messages.findLast(({ isYours, isRead }) => !isYours && !isRead)?.id

  useEffect(() => {
    if (lastUnread === undefined && !hasNews) return
    // If this fails it stays unread: the next poll tries again.
    callApi(dashboardRoutes.api.inquiryRead(id), { method: 'POST' }).catch((failed: unknown) => console.error(failed))
  }, [id, lastUnread, hasNews])

  return (
    <>
      <TourLine panel={visits} />
      {folded > 0 && (
        <Disclosure summary={t('earlier', { count: folded })} className="mb-5 border-t">
          <ol aria-label={t('earlierOnes')} className="grid gap-5 text-ink">
            {messages.slice(0, folded).map(bubbleOf)}
          </ol>
        </Disclosure>
      )}
      <ol aria-label={t('conversation')} aria-live="polite" aria-relevant="additions" className="grid gap-5">
        {messages.slice(folded).map(bubbleOf)}
      </ol>
      <p role="status" className="mt-3 text-sm text-soft">
        {error ? t('notFresh') : ''}
      </p>
      {isByMail && (
        <p className="mt-6 rounded-md bg-sunken px-4 py-3">{t('readByMail', { name: data.provider.name })}</p>
      )}
      {standing === 'open' ? (
        <ReplyForm userId={userId} inquiryId={id} canAttach={!isByMail} saved={saved} onSent={() => void mutate()} />
      ) : (
        <p className="mt-6 rounded-md bg-sunken px-4 py-3">{standings(standing)}</p>
      )}
      <div className="mt-10">
        <TourPanel userId={userId} inquiryId={id} panel={visits} zone={zone} onChanged={() => void mutate()} />
        <PlacePanel inquiryId={id} side={side} panel={enrollment} onChanged={() => void mutate()} />
      </div>
      {data.canWithdraw && <WithdrawRequest inquiryId={id} name={data.provider.name} />}
      <ReportBlock
        userId={userId}
        inquiryId={id}
        isBlockedByYou={standing === 'blocked-by-you'}
        onChange={() => void mutate()}
      />
    </>
  )
}

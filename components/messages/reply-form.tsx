'use client'

import { useRef } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { Button } from '@/components/ui/button'
import { MESSAGE_LIMITS } from '@/lib/messages/schema'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { MessageField } from './message-field'
import { messageTexts as texts } from './texts'
import { useDraft } from './use-draft'
import { useSending } from './use-sending'

type ReplyFormProps = { userId: number; inquiryId: number; onSent: () => void }

export function ReplyForm({ userId, inquiryId, onSent }: ReplyFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { kept, forget } = useDraft(form, userId, `reply-${inquiryId}`)
  const { onSubmit, refusal, isSending, errors } = useSending(async (fields) => {
    await callApi(routes.api.inquiryMessages(inquiryId), { method: 'POST', body: { text: fields.get('text') } })
    forget()
    form.current?.reset()
    onSent()
  })
  const general = refusal && !errors.text ? `${refusal.sentence ?? ''} ${texts.notSent}`.trim() : undefined
  return (
    <form ref={form} id="reply" onSubmit={onSubmit} onInput={kept} noValidate className="mt-6 grid scroll-mt-24 gap-4">
      <FormAlert>{general}</FormAlert>
      <MessageField
        name="text"
        label={texts.answer}
        hint={texts.answerHint}
        error={errors.text}
        required
        maxLength={MESSAGE_LIMITS.text}
      />
      <Button type="submit" busy={isSending} className="justify-self-start">
        {texts.send}
      </Button>
    </form>
  )
}

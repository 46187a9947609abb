'use client'

import { useRef } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useDraft } from '@/components/forms/use-draft'
import { useSending } from '@/components/forms/use-sending'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/text-area-field'
import { MESSAGE_LIMITS } from '@/lib/messages/schema'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { messageTexts as texts } from './texts'

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
      <TextAreaField
        name="text"
        label={texts.answer}
        hint={texts.answerHint}
        error={errors.text}
        required
        maxLength={MESSAGE_LIMITS.text}
        rows={5}
      />
      <Button type="submit" busy={isSending} className="justify-self-start">
        {texts.send}
      </Button>
    </form>
  )
}

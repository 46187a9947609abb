'use client'

import { useRef } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useDraft } from '@/components/forms/use-draft'
import { useSending } from '@/components/forms/use-sending'
import { ReplyPicker } from '@/components/saved-replies/reply-picker'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/text-area-field'
import { MESSAGE_LIMITS } from '@/lib/messages/schema'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import type { PlacedReplies } from '@/lib/saved-replies/types'
import { AttachmentPicker } from './attachments/attachment-picker'
import { useAttachments } from './attachments/use-attachments'
import { messageTexts as texts } from './texts'

export type SavedReplies = PlacedReplies & { providerId: string }

type ReplyFormProps = {
  userId: number
  inquiryId: number
  /** Not where the other side reads by mail. */
  canAttach: boolean
  /** For a provider's people. */
  saved?: SavedReplies
  onSent: () => void
}

export function ReplyForm({ userId, inquiryId, canAttach, saved, onSent }: ReplyFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { kept, forget } = useDraft(form, userId, `reply-${inquiryId}`)
  const attachments = useAttachments(inquiryId)
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    const body = { text: fields.get('text'), attachmentIds: attachments.ids }
    await callApi(routes.api.inquiryMessages(inquiryId), { method: 'POST', body })
    forget()
    attachments.clear()
    form.current?.reset()
    onSent()
  })
  return (
    <form ref={form} id="reply" onSubmit={onSubmit} onInput={kept} noValidate className="mt-6 grid scroll-mt-24 gap-4">
      <FormAlert>{alertOf(texts.notSent, ['text'])}</FormAlert>
      <TextAreaField
        name="text"
        label={texts.answer}
        hint={texts.answerHint}
        error={errors.text}
        required
        maxLength={MESSAGE_LIMITS.text}
        rows={5}
      />
      {saved && <ReplyPicker form={form} {...saved} />}
      {canAttach && <AttachmentPicker {...attachments} />}
      <Button type="submit" busy={isSending || attachments.isAdding} className="justify-self-start">
        {texts.send}
      </Button>
    </form>
  )
}

'use client'

import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useDraft } from '@/components/forms/use-draft'
import { useSending } from '@/components/forms/use-sending'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/text-area-field'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast-store'
import { MESSAGE_LIMITS } from '@/lib/messages/schema'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { MOST_TITLE } from '@/lib/saved-replies/schema'
import type { SavedReply } from '@/lib/saved-replies/types'
import { replyTexts as texts } from './texts'

type ReplyTextFormProps = {
  userId: number
  /** Public id. */
  providerId: string
  /** The one that is changed; without it a new one. */
  reply?: SavedReply
}

export function ReplyTextForm({ userId, providerId, reply }: ReplyTextFormProps) {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const { kept, forget } = useDraft(form, userId, `saved-reply-${reply?.id ?? providerId}`)
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    const body = Object.fromEntries(fields)
    if (reply) await callApi(routes.api.savedReply(reply.id), { method: 'PUT', body })
    else await callApi(routes.api.savedReplies(), { method: 'POST', body: { ...body, daycareId: providerId } })
    forget()
    if (!reply) form.current?.reset()
    showToast({ title: texts.saved })
    router.refresh()
  })
  return (
    <form ref={form} onSubmit={onSubmit} onInput={kept} noValidate className="grid gap-4 text-ink">
      <FormAlert>{alertOf(texts.notSaved, ['title', 'text'])}</FormAlert>
      <TextField
        name="title"
        label={texts.name}
        hint={texts.nameHint}
        defaultValue={reply?.title}
        maxLength={MOST_TITLE}
        error={errors.title}
        required
      />
      <TextAreaField
        name="text"
        label={texts.text}
        defaultValue={reply?.text}
        rows={6}
        maxLength={MESSAGE_LIMITS.text}
        error={errors.text}
        required
      />
      <Button type="submit" variant={reply ? 'secondary' : 'primary'} busy={isSending} className="justify-self-start">
        {texts.save}
      </Button>
    </form>
  )
}

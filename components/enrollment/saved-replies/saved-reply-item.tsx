'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { FormAlert } from '@/components/forms/form-alert'
import { RestoredFocus } from '@/components/forms/restored-focus'
import { useDraft } from '@/components/forms/use-draft'
import { useRefresh, useReloadOnConflict, useSending } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/actions/button'
import { TextAreaField, TextField } from '@/components/ui/fields/text-field'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import { showToast } from '@/components/ui/overlays/toasts'
import { MESSAGE_LIMITS } from '@/lib/enrollment/inquiries/rules/conversation'
import { REPLY_LIMITS } from '@/lib/enrollment/limits'
import type { SavedReply } from '@/lib/enrollment/saved-replies/schema'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'

type ReplyTextFormProps = {
  userId: number
  /** Public id. */
  providerId: string
  /** The one being edited; absent for a new one. */
  reply?: SavedReply
}

export function ReplyTextForm({ userId, providerId, reply }: ReplyTextFormProps) {
  const t = useTranslations('enrollment.savedReplies')
  const { isRefreshing, refresh } = useRefresh()
  const { reloadOnConflict, showChanged } = useReloadOnConflict()
  const form = useRef<HTMLFormElement>(null)
  const saved = reply && { title: reply.title, text: reply.text, version: reply.version }
  const { storeInput, discard } = useDraft(form, userId, `saved-reply-${reply?.id ?? providerId}`, saved, showChanged)
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    const body = Object.fromEntries(fields)
    if (reply)
      await reloadOnConflict(
        callApi(dashboardRoutes.api.savedReply(reply.id), {
          method: 'PUT',
          body: { ...body, version: reply.version },
        }),
      )
    else await callApi(dashboardRoutes.api.savedReplies(), { method: 'POST', body: { ...body, daycareId: providerId } })
    discard()
    if (!reply) form.current?.reset()
    showToast({ title: t('saved') })
    refresh()
  })
  return (
    <form ref={form} onSubmit={onSubmit} onInput={storeInput} noValidate className="grid gap-4 text-ink">
      <FormAlert>{alertOf(t('notSaved'), ['title', 'text'])}</FormAlert>
      <TextField
        name="title"
        label={t('name')}
        hint={t('nameHint')}
        defaultValue={reply?.title}
        maxLength={REPLY_LIMITS.title}
        error={errors.title}
        required
      />
      <TextAreaField
        name="text"
        label={t('text')}
        defaultValue={reply?.text}
        rows={6}
        maxLength={MESSAGE_LIMITS.text}
        error={errors.text}
        required
      />
      <Button
        type="submit"
        variant={reply ? 'secondary' : 'primary'}
        busy={isSending || isRefreshing}
        className="justify-self-start"
      >
        {t('save')}
      </Button>
    </form>
  )
}

type SavedReplyItemProps = { userId: number; providerId: string; reply: SavedReply }

/** One reply, which expands to be edited or deleted. */
export function SavedReplyItem({ userId, providerId, reply }: SavedReplyItemProps) {
  const t = useTranslations('enrollment.savedReplies')
  const router = useRouter()
  async function remove() {
    await callApi(dashboardRoutes.api.savedReply(reply.id), { method: 'DELETE' })
    showToast({ title: t('removed') })
    router.refresh()
  }
  return (
    <Disclosure summary={<span className="break-words">{reply.title}</span>}>
      <RestoredFocus>
        <ReplyTextForm key={reply.version} userId={userId} providerId={providerId} reply={reply} />
      </RestoredFocus>
      <ConfirmButton label={t('remove')} question={t('removeQuestion')} confirm={t('remove')} act={remove} />
    </Disclosure>
  )
}

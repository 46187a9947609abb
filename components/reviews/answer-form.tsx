'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { FormAlert } from '@/components/forms/form-alert'
import { deleteDraft, useDraft } from '@/components/forms/use-draft'
import { useRefresh, useReloadOnConflict, useSending } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/actions/button'
import { TextAreaField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/overlays/toasts'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { REVIEW_LIMITS } from '@/lib/reviews/rules'
import type { ReceivedReview } from '@/lib/reviews/schema'

type AnswerFormProps = { userId: number; reviewId: number; answer: ReceivedReview['answer'] }

/** The provider's only answer: to write, edit or delete. */
export function AnswerForm({ userId, reviewId, answer }: AnswerFormProps) {
  const t = useTranslations('reviews.answerForm')
  const form = useRef<HTMLFormElement>(null)
  const { isRefreshing, refresh } = useRefresh()
  const { reloadOnConflict, showChanged } = useReloadOnConflict()
  const draft = `answer-${reviewId}`
  const saved = { text: answer?.text ?? '', version: answer?.createdAt ?? '' }
  const { storeInput, discard } = useDraft(form, userId, draft, saved, showChanged)
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    const body = { text: fields.get('text'), version: answer?.createdAt ?? null }
    await reloadOnConflict(callApi(dashboardRoutes.api.reviewAnswer(reviewId), { method: 'PUT', body }))
    discard()
    showToast({ title: t('answered') })
    refresh()
  })
  async function withdraw() {
    await callApi(dashboardRoutes.api.reviewAnswer(reviewId), { method: 'DELETE' })
    deleteDraft(userId, draft)
    showToast({ title: t('withdrawn') })
    refresh()
  }
  return (
    <>
      <form ref={form} onSubmit={onSubmit} onInput={storeInput} noValidate className="grid gap-4 text-ink">
        <FormAlert>{alertOf(t('notSent'), ['text'])}</FormAlert>
        <TextAreaField
          name="text"
          label={t('field')}
          hint={t('hint')}
          rows={4}
          required
          maxLength={REVIEW_LIMITS.answer}
          defaultValue={answer?.text}
          error={errors.text}
        />
        <Button type="submit" busy={isSending || isRefreshing} className="justify-self-start">
          {t('send')}
        </Button>
      </form>
      {answer !== null && (
        <ConfirmButton
          confirm={t('withdrawNow')}
          label={t('withdraw')}
          question={t('withdrawQuestion')}
          act={withdraw}
        />
      )}
    </>
  )
}

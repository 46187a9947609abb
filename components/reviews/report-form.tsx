'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useDraft } from '@/components/forms/use-draft'
import { useLeaving, useSending } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/actions/button'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextAreaField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/overlays/toasts'
import { callApi } from '@/lib/platform/http/api-client'
import { routes } from '@/lib/platform/http/routes'
import { REVIEW_LIMITS } from '@/lib/reviews/rules'
import { ReviewReportReason } from '@/prisma/generated/enums'

const REASONS = Object.values(ReviewReportReason)

type ReportReviewFormProps = { userId: number; reviewId: number; provider: string; hasAnswer: boolean }

export function ReportReviewForm({ userId, reviewId, provider, hasAnswer }: ReportReviewFormProps) {
  const t = useTranslations('reviews.reportForm')
  const choices = useTranslations('reviews.choices')
  const form = useRef<HTMLFormElement>(null)
  const { isLeaving, leaveTo } = useLeaving()
  const { storeInput, discard } = useDraft(form, userId, `report-review-${reviewId}`)
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    await callApi(routes.api.reviewReport(reviewId), { method: 'POST', body: Object.fromEntries(fields) })
    discard()
    showToast({ title: t('reported'), description: t('reportedText') })
    leaveTo(routes.reviewsOf(provider))
  })
  const reasons = REASONS.filter((value) => value !== 'answer' || hasAnswer)
  return (
    <form ref={form} onSubmit={onSubmit} onInput={storeInput} noValidate className="mt-8 grid max-w-narrow gap-5">
      <FormAlert>{alertOf(t('failed'), ['reason', 'note'])}</FormAlert>
      <SelectField
        name="reason"
        label={t('reason')}
        defaultValue=""
        options={[
          { value: '', label: t('chooseReason') },
          ...reasons.map((value) => ({ value, label: choices(`reportReasons.${value}`) })),
        ]}
        error={errors.reason}
      />
      <TextAreaField
        name="note"
        label={t('note')}
        optional
        rows={4}
        maxLength={REVIEW_LIMITS.note}
        error={errors.note}
      />
      <Button type="submit" busy={isSending || isLeaving} className="justify-self-start">
        {t('send')}
      </Button>
    </form>
  )
}

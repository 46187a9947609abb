'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useDecision } from '@/components/admin/approvals/use-decision'
import { FormAlert } from '@/components/forms/form-alert'
import { Button } from '@/components/ui/actions/button'
import { ChoiceGroup, Radio } from '@/components/ui/fields/choice'
import { SelectField } from '@/components/ui/fields/select-field'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import type { QueuedReview } from '@/lib/reviews/schema'
import { ReviewRejection } from '@/prisma/generated/enums'

const REASONS = Object.values(ReviewRejection)
const DECISIONS = ['accept', 'reject', 'remove-answer'] as const

/** Publishes it, rejects it for a published reason, or removes the provider's answer. */
export function DecideReviewForm({ review: { id, status, version, answer } }: { review: QueuedReview }) {
  const t = useTranslations('reviews.decideForm')
  const choices = useTranslations('reviews.choices')
  const [decision, setDecision] = useState<(typeof DECISIONS)[number]>()
  const { onSubmit, isSending, errors, alertOf } = useDecision(async (fields) => {
    const body = { ...Object.fromEntries(fields), version }
    await callApi(dashboardRoutes.api.reviewDecision(id), { method: 'POST', body })
    return t('done')
  })
  const labels = {
    accept: status === 'published' ? t('keep') : t('publish'),
    reject: t('reject'),
    'remove-answer': t('removeAnswer'),
  }
  return (
    <form onSubmit={onSubmit} noValidate className="grid max-w-narrow gap-5">
      <h2 className="text-section tracking-tight">{t('decision')}</h2>
      <FormAlert>{alertOf(t('notDecided'), ['decision', 'reason'])}</FormAlert>
      <ChoiceGroup legend={t('decision')} legendHidden hint={t('hint')} error={errors.decision}>
        {DECISIONS.filter((one) => one !== 'remove-answer' || answer !== null).map((one) => (
          <Radio
            key={one}
            name="decision"
            value={one}
            label={labels[one]}
            checked={decision === one}
            onChange={() => setDecision(one)}
          />
        ))}
      </ChoiceGroup>
      {decision !== undefined && decision !== 'accept' && (
        <SelectField
          name="reason"
          label={t('reason')}
          defaultValue=""
          options={[
            { value: '', label: t('chooseReason') },
            ...REASONS.map((value) => ({ value, label: choices(`rejections.${value}`) })),
          ]}
          error={errors.reason}
        />
      )}
      <Button type="submit" busy={isSending} className="justify-self-start">
        {t('decide')}
      </Button>
    </form>
  )
}

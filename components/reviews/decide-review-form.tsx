'use client'

import { useState } from 'react'
import { useDecision } from '@/components/admin/approvals/use-decision'
import { FormAlert } from '@/components/forms/form-alert'
import { Button } from '@/components/ui/actions/button'
import { ChoiceGroup, Radio } from '@/components/ui/fields/choice'
import { SelectField } from '@/components/ui/fields/select-field'
import { callApi } from '@/lib/platform/http/api-client'
import { routes } from '@/lib/platform/http/routes'
import type { QueuedReview } from '@/lib/reviews/schema'
import { reviewMessages, decideReviewMessages as texts } from './messages'

const REASONS = Object.entries(reviewMessages.rejections).map(([value, label]) => ({ value, label }))
const DECISIONS = ['accept', 'reject', 'remove-answer'] as const

/** Publishes it, rejects it for a published reason, or removes the provider's answer. */
export function DecideReviewForm({ review: { id, status, version, answer } }: { review: QueuedReview }) {
  const [decision, setDecision] = useState<(typeof DECISIONS)[number]>()
  const { onSubmit, isSending, errors, alertOf } = useDecision(async (fields) => {
    const body = { ...Object.fromEntries(fields), version }
    await callApi(routes.api.reviewDecision(id), { method: 'POST', body })
    return texts.done
  })
  const labels = { accept: texts.accept[status], reject: texts.reject, 'remove-answer': texts.removeAnswer }
  return (
    <form onSubmit={onSubmit} noValidate className="grid max-w-narrow gap-5">
      <h2 className="text-section tracking-tight">{texts.decision}</h2>
      <FormAlert>{alertOf(texts.notDecided, ['decision', 'reason'])}</FormAlert>
      <ChoiceGroup legend={texts.decision} legendHidden hint={texts.hint} error={errors.decision}>
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
          label={texts.reason}
          defaultValue=""
          options={[{ value: '', label: texts.chooseReason }, ...REASONS]}
          error={errors.reason}
        />
      )}
      <Button type="submit" busy={isSending} className="justify-self-start">
        {texts.decide}
      </Button>
    </form>
  )
}

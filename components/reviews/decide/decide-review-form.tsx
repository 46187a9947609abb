'use client'

import { useState } from 'react'
import { useDecision } from '@/components/approvals/use-decision'
import { FormAlert } from '@/components/forms/form-alert'
import { Button } from '@/components/ui/button'
import { Radio } from '@/components/ui/choice'
import { ChoiceGroup } from '@/components/ui/choice-group'
import { SelectField } from '@/components/ui/select-field'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import type { QueuedReview } from '@/lib/reviews/types'
import { reviewTexts } from '../texts'
import { decideReviewTexts as texts } from './texts'

const REASONS = Object.entries(reviewTexts.rejections).map(([value, label]) => ({ value, label }))
const DECISIONS = ['accept', 'reject', 'remove-answer'] as const

/** Show it, reject it for a reason of the public list, or take the provider's answer away. */
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

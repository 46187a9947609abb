'use client'

import { useRef } from 'react'
import { useDecision } from '@/components/approvals/use-decision'
import { FormAlert } from '@/components/forms/form-alert'
import { useDraft } from '@/components/forms/use-draft'
import { Button } from '@/components/ui/button'
import { Radio } from '@/components/ui/choice'
import { ChoiceGroup } from '@/components/ui/choice-group'
import { TextAreaField } from '@/components/ui/text-area-field'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { REPORT_LIMITS } from '@/lib/reports/schema'
import { decideReportTexts as texts } from './texts'

const OUTCOMES = ['acted', 'nothing_wrong'] as const

/** What came of a report, and an answer where an address was left. */
export function DecideReportForm({ id, email, userId }: { id: number; email: string | null; userId: number }) {
  const form = useRef<HTMLFormElement>(null)
  const { kept, forget } = useDraft(form, userId, `decide-report-${id}`)
  const { onSubmit, isSending, errors, alertOf } = useDecision(async (fields) => {
    await callApi(routes.api.reportDecision(id), { method: 'POST', body: Object.fromEntries(fields) })
    forget()
    return texts.saved
  })
  return (
    <form ref={form} onSubmit={onSubmit} onInput={kept} noValidate className="mt-10 grid max-w-narrow gap-5">
      <FormAlert>{alertOf(texts.notSaved, ['outcome', 'answer'])}</FormAlert>
      <ChoiceGroup legend={texts.decision} error={errors.outcome}>
        {OUTCOMES.map((one) => (
          <Radio key={one} name="outcome" value={one} label={texts.outcomes[one]} />
        ))}
      </ChoiceGroup>
      {email !== null && (
        <TextAreaField
          name="answer"
          label={texts.answer}
          hint={texts.answerHint(email)}
          optional
          rows={4}
          maxLength={REPORT_LIMITS.message}
          error={errors.answer}
        />
      )}
      <Button type="submit" busy={isSending} className="justify-self-start">
        {texts.save}
      </Button>
    </form>
  )
}

'use client'

import { useRouter } from 'next/navigation'
import { FormAlert } from '@/components/forms/form-alert'
import { useSending } from '@/components/forms/use-sending'
import { Button } from '@/components/ui/button'
import { Radio } from '@/components/ui/choice'
import { ChoiceGroup } from '@/components/ui/choice-group'
import { TextAreaField } from '@/components/ui/text-area-field'
import { showToast } from '@/components/ui/toast-store'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { REPORT_LIMITS } from '@/lib/reports/schema'
import { decideReportTexts as texts } from './texts'

const OUTCOMES = ['acted', 'nothing_wrong'] as const

/** What came of a report, and an answer where an address was left. */
export function DecideReportForm({ id, email }: { id: number; email: string | null }) {
  const router = useRouter()
  const { onSubmit, isSending, errors, alertOf } = useSending(async (fields) => {
    await callApi(routes.api.reportDecision(id), { method: 'POST', body: Object.fromEntries(fields) })
    showToast({ title: texts.saved })
    router.push(routes.approvals.start())
    router.refresh()
  })
  return (
    <form onSubmit={onSubmit} noValidate className="mt-10 grid max-w-narrow gap-5">
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

'use client'

import { useDecision } from '@/components/approvals/use-decision'
import { FormAlert } from '@/components/forms/form-alert'
import { Button } from '@/components/ui/button'
import { Radio } from '@/components/ui/choice'
import { ChoiceGroup } from '@/components/ui/choice-group'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { reportedTexts as texts } from './texts'

const OUTCOMES = ['acted', 'nothing_wrong'] as const

/** What came of the reports; `seen` is the moment of the newest that is shown. */
export function SettleReportsForm({ id, seen }: { id: number; seen: number }) {
  const { onSubmit, isSending, errors, alertOf } = useDecision(async (fields) => {
    const body = { outcome: fields.get('outcome') ?? undefined, seen }
    await callApi(routes.api.inquiryReportDecision(id), { method: 'POST', body })
    return texts.saved
  })
  return (
    <form onSubmit={onSubmit} noValidate className="mt-10 grid max-w-narrow gap-5">
      <FormAlert>{alertOf(texts.notSaved, ['outcome'])}</FormAlert>
      <ChoiceGroup legend={texts.decision} hint={texts.hint} error={errors.outcome}>
        {OUTCOMES.map((one) => (
          <Radio key={one} name="outcome" value={one} label={texts.outcomes[one]} />
        ))}
      </ChoiceGroup>
      <Button type="submit" busy={isSending} className="justify-self-start">
        {texts.save}
      </Button>
    </form>
  )
}

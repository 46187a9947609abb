'use client'

import { useDecision } from '@/components/admin/approvals/use-decision'
import { FormAlert } from '@/components/forms/form-alert'
import { Button } from '@/components/ui/actions/button'
import { ChoiceGroup, Radio } from '@/components/ui/fields/choice'
import { callApi } from '@/lib/platform/http/api-client'
import { routes } from '@/lib/platform/http/routes'
import { reportedMessages as texts } from './messages'

const OUTCOMES = ['acted', 'nothing_wrong'] as const

/** The outcome of the reports; `seen` is the time of the newest one shown. */
export function DecideReportsForm({ id, seen }: { id: number; seen: number }) {
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

'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useDraft } from '@/components/forms/use-draft'
import { Button } from '@/components/ui/actions/button'
import { ChoiceGroup, Radio } from '@/components/ui/fields/choice'
import { TextAreaField } from '@/components/ui/fields/text-field'
import { REPORT_LIMITS } from '@/lib/admin/reports/schema'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { useDecision } from '../approvals/use-decision'

const OUTCOMES = ['acted', 'nothing_wrong'] as const

/** The outcome of a report, and a reply if the reporter left an address. */
export function DecideReportForm({ id, email, userId }: { id: number; email: string | null; userId: number }) {
  const t = useTranslations('admin.decideReport')
  const form = useRef<HTMLFormElement>(null)
  const { storeInput, discard } = useDraft(form, userId, `decide-report-${id}`)
  const { onSubmit, isSending, errors, alertOf } = useDecision(async (fields) => {
    await callApi(dashboardRoutes.api.reportDecision(id), { method: 'POST', body: Object.fromEntries(fields) })
    discard()
    return t('saved')
  })
  return (
    <form ref={form} onSubmit={onSubmit} onInput={storeInput} noValidate className="mt-10 grid max-w-narrow gap-5">
      <FormAlert>{alertOf(t('notSaved'), ['outcome', 'answer'])}</FormAlert>
      <ChoiceGroup legend={t('decision')} error={errors.outcome}>
        {OUTCOMES.map((one) => (
          <Radio key={one} name="outcome" value={one} label={t(`outcomes.${one}`)} />
        ))}
      </ChoiceGroup>
      {email !== null && (
        <TextAreaField
          name="answer"
          label={t('answer')}
          hint={t('answerHint', { email })}
          optional
          rows={4}
          maxLength={REPORT_LIMITS.message}
          error={errors.answer}
        />
      )}
      <Button type="submit" busy={isSending} className="justify-self-start">
        {t('save')}
      </Button>
    </form>
  )
}

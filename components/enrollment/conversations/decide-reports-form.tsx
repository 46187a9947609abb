'use client'

import { useTranslations } from 'next-intl'
import { useDecision } from '@/components/admin/approvals/use-decision'
import { FormAlert } from '@/components/forms/form-alert'
import { Button } from '@/components/ui/actions/button'
import { ChoiceGroup, Radio } from '@/components/ui/fields/choice'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { ReportOutcome } from '@/prisma/generated/enums'

/** The outcome of the reports; `seen` is the time of the newest one shown. */
export function DecideReportsForm({ id, seen }: { id: number; seen: number }) {
  const t = useTranslations('enrollment.reportedConversation')
  const { onSubmit, isSending, errors, alertOf } = useDecision(async (fields) => {
    const body = { outcome: fields.get('outcome') ?? undefined, seen }
    await callApi(dashboardRoutes.api.inquiryReportDecision(id), { method: 'POST', body })
    return t('saved')
  })
  return (
    <form onSubmit={onSubmit} noValidate className="mt-10 grid max-w-narrow gap-5">
      <FormAlert>{alertOf(t('notSaved'), ['outcome'])}</FormAlert>
      <ChoiceGroup legend={t('decision')} hint={t('hint')} error={errors.outcome}>
        {Object.values(ReportOutcome).map((one) => (
          <Radio key={one} name="outcome" value={one} label={t(`outcomes.${one}`)} />
        ))}
      </ChoiceGroup>
      <Button type="submit" busy={isSending} className="justify-self-start">
        {t('save')}
      </Button>
    </form>
  )
}

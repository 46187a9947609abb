'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { useAction } from '@/components/forms/use-action'
import { Button } from '@/components/ui/actions/button'
import { showToast } from '@/components/ui/overlays/toasts'
import { planOf } from '@/lib/billing/rules'
import type { PlanState } from '@/lib/billing/schema'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { longDateText } from '@/lib/platform/time/dates'

type RenewalControlProps = { providerId: string; state: PlanState; isFailing: boolean }

/** Cancels a plan at the end of the paid period, or resumes it; stops the retries of a declined card. Renders nothing on the free plan. */
export function RenewalControl({ providerId, state, isFailing }: RenewalControlProps) {
  const router = useRouter()
  const { plan, paidUntil, renews } = state
  const t = useTranslations('billing.common')
  const locale = useLocale()
  const forms = useTranslations('forms')
  const { run, isBusy } = useAction(forms('failed'), 'toast')

  const change = async (next: boolean) => {
    await callApi(dashboardRoutes.api.renewal(providerId), { method: 'PUT', body: { renews: next } })
    showToast({ title: next ? t('resumed') : t('canceled') })
    router.refresh()
  }

  if (isFailing)
    return (
      <>
        <p className="mt-3 max-w-prose font-semibold text-coral-deep">{t('failing')}</p>
        <ConfirmButton
          label={t('cancel')}
          question={t('cancelFailing')}
          confirm={t('cancel')}
          act={() => change(false)}
        />
      </>
    )
  if (!paidUntil) return null
  if (renews)
    return (
      <ConfirmButton
        label={t('cancel')}
        question={t('cancelQuestion', { plan: planOf(plan).name, day: longDateText(locale, paidUntil) })}
        confirm={t('cancel')}
        act={() => change(false)}
      />
    )
  return (
    <Button variant="secondary" className="mt-4" busy={isBusy} onClick={() => void run(() => change(true))}>
      {t('resume')}
    </Button>
  )
}

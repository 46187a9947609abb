'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { Button } from '@/components/ui/actions/button'
import { showToast } from '@/components/ui/overlays/toasts'
import { planOf } from '@/lib/billing/rules'
import type { PlanState } from '@/lib/billing/schema'
import { callApi, failureText } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { longDateText } from '@/lib/platform/time/dates'

type RenewalControlProps = { providerId: string; state: PlanState; isFailing: boolean }

/** Cancels a plan at the end of the paid period, or resumes it; stops the retries of a declined card. Nothing on the free plan. */
export function RenewalControl({ providerId, state, isFailing }: RenewalControlProps) {
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  const { plan, paidUntil, renews } = state
  const t = useTranslations('billing.common')
  const locale = useLocale()
  const forms = useTranslations('forms')

  const change = async (next: boolean) => {
    await callApi(dashboardRoutes.api.renewal(providerId), { method: 'PUT', body: { renews: next } })
    showToast({ title: next ? t('resumed') : t('canceled') })
    router.refresh()
  }
  async function resume() {
    setIsBusy(true)
    try {
      await change(true)
    } catch (error) {
      console.error(error)
      showToast({ title: failureText(error, forms('failed')), tone: 'destructive' })
    } finally {
      setIsBusy(false)
    }
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
    <Button variant="secondary" className="mt-4" busy={isBusy} onClick={() => void resume()}>
      {t('resume')}
    </Button>
  )
}

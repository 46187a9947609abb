import { useLocale, useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/actions/links'
import { Badge } from '@/components/ui/surface/badge'
import { planOf, priceText } from '@/lib/billing/rules'
import type { OwnPlan, PlanState } from '@/lib/billing/schema'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { longDateText } from '@/lib/platform/time/dates'
import { RenewalControl } from './renewal-control'

/** The plan's description, with the tier name of the dashboard: BASIC, STARTER or PRO. */
export function PlanStateText({ plan, paidUntil, renews }: PlanState) {
  const t = useTranslations('billing.common')
  const locale = useLocale()
  const { name, monthlyCents } = planOf(plan)
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-lead font-semibold">{name}</span>
        <Badge tone={plan === 'BASIC' ? 'stone' : 'mint'}>{plan}</Badge>
        {monthlyCents > 0 && (
          <span className="numbers text-soft">{t('aMonth', { price: priceText(monthlyCents) })}</span>
        )}
      </p>
      <p className="mt-1 text-soft">
        {paidUntil ? t(renews ? 'renewsOn' : 'endsOn', { day: longDateText(locale, paidUntil) }) : t('free')}
      </p>
    </>
  )
}

/** In the account settings: the user's plans by provider, and where to cancel. */
export function PlanSettings({ plans }: { plans: readonly OwnPlan[] }) {
  return (
    <ul className="divide-y divide-line">
      {plans.map((own) => (
        <li key={own.provider.id} className="py-5 first:pt-0">
          <h3 className="mb-1">
            <TextLink href={dashboardRoutes.billing({ provider: own.provider.id })}>{own.provider.name}</TextLink>
          </h3>
          <PlanStateText {...own} />
          <RenewalControl providerId={own.provider.id} state={own} isFailing={own.isFailing} />
        </li>
      ))}
    </ul>
  )
}

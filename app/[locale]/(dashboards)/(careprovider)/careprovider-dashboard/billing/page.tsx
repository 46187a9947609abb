import { getLocale, getTranslations } from 'next-intl/server'
import { BillingView } from '@/components/billing/billing-view'
import { ProviderPart } from '@/components/listings/dashboard/provider-part'
import { requireActor } from '@/lib/access/session'
import { findBilling } from '@/lib/billing/queries'
import { howToPay } from '@/lib/billing/rules'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { PEOPLE_ROLES } from '@/lib/listings/policy'
import { env } from '@/lib/platform/config/env'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { now } from '@/lib/platform/time/clock'
import { findFrame } from '../frame'

export async function generateMetadata() {
  const t = await getTranslations('billing.common')
  return accountMetadata(await getLocale(), t('title'), t('lead'), dashboardRoutes.billing())
}

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function BillingPage({ searchParams }: PageProps) {
  const actor = await requireActor(PEOPLE_ROLES, dashboardRoutes.billing())
  const { provider, paid } = await searchParams
  const frame = await findFrame(actor, provider, 'manage-billing')
  const invoices = await getTranslations('billing.invoices')
  const hrefOf = (id: string) => dashboardRoutes.billing({ provider: id })
  return (
    <ProviderPart {...frame} current="billing" act="manage-billing" hrefOf={hrefOf}>
      {async ({ id }) => (
        <BillingView
          key={id}
          userId={actor.id}
          providerId={id}
          billing={await findBilling(actor, id, now())}
          howToPay={howToPay(invoices, env().PAYMENT_INSTRUCTIONS)}
          hasPaid={paid === '1'}
        />
      )}
    </ProviderPart>
  )
}

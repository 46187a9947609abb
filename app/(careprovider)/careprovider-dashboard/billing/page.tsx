import { redirect } from 'next/navigation'
import { accountMetadata } from '@/components/accounts/account-metadata'
import { BillingView } from '@/components/billing/billing-view'
import { billingTexts as texts } from '@/components/billing/texts'
import { ProviderDashboard } from '@/components/profiles/provider-dashboard'
import { NoProfile } from '@/components/profiles/public-profile'
import { ProviderSwitcher } from '@/components/provider-people/provider-switcher'
import { requireActor } from '@/lib/access/require-actor'
import { findBilling } from '@/lib/billing/queries/billing'
import { howToPay } from '@/lib/billing/rules/how-to-pay'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'
import { routes } from '@/lib/platform/routes'
import { mayAct, PEOPLE_ROLES } from '@/lib/provider-people/policy'
import { managedProviders } from '@/lib/provider-people/queries/own'
import { chooseProvider } from '@/lib/provider-people/rules/choose-provider'

export const metadata = accountMetadata(texts.title, texts.lead, routes.billing())

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function BillingPage({ searchParams }: PageProps) {
  const actor = await requireActor(PEOPLE_ROLES, routes.billing())
  const providers = await managedProviders(actor.id)
  const { provider, paid } = await searchParams
  const chosen = chooseProvider(providers, provider)
  if (!chosen && providers.length > 0) redirect(routes.billing())
  return (
    <ProviderDashboard firstName={actor.firstName} current="billing">
      {chosen ? (
        <>
          <ProviderSwitcher
            providers={providers}
            current={chosen.id}
            hrefOf={(provider) => routes.billing({ provider })}
          />
          {mayAct(chosen.role, 'manage-billing') ? (
            <BillingView
              key={chosen.id}
              providerId={chosen.id}
              billing={await findBilling(actor, chosen.id, now())}
              howToPay={howToPay(env().PAYMENT_INSTRUCTIONS)}
              hasPaid={paid === '1'}
            />
          ) : (
            <p className="text-soft">{texts.forManagers}</p>
          )}
        </>
      ) : (
        <NoProfile />
      )}
    </ProviderDashboard>
  )
}

import { accountMetadata } from '@/components/accounts/account-metadata'
import { BillingView } from '@/components/billing/billing-view'
import { billingTexts as texts } from '@/components/billing/texts'
import { ProviderPart } from '@/components/profiles/provider-part'
import { orNotFound } from '@/lib/access/or-not-found'
import { requireActor } from '@/lib/access/require-actor'
import { findBilling } from '@/lib/billing/queries/billing'
import { howToPay } from '@/lib/billing/rules/how-to-pay'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'
import { routes } from '@/lib/platform/routes'
import { PEOPLE_ROLES } from '@/lib/provider-people/policy'
import { findOwnProviders } from '@/lib/provider-people/queries/own'

export const metadata = accountMetadata(texts.title, texts.lead, routes.billing())

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function BillingPage({ searchParams }: PageProps) {
  const actor = await requireActor(PEOPLE_ROLES, routes.billing())
  const { provider, paid } = await searchParams
  const own = await findOwnProviders(actor, provider, 'manage-billing').catch(orNotFound)
  const hrefOf = (id: string) => routes.billing({ provider: id })
  return (
    <ProviderPart firstName={actor.firstName} own={own} current="billing" act="manage-billing" hrefOf={hrefOf}>
      {async ({ id }) => (
        <BillingView
          key={id}
          userId={actor.id}
          providerId={id}
          billing={await findBilling(actor, id, now())}
          howToPay={howToPay(env().PAYMENT_INSTRUCTIONS)}
          hasPaid={paid === '1'}
        />
      )}
    </ProviderPart>
  )
}

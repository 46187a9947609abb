import { redirect } from 'next/navigation'
import { accountMetadata } from '@/components/accounts/account-metadata'
import { ProviderDashboard } from '@/components/profiles/provider-dashboard'
import { NoProfile } from '@/components/profiles/public-profile'
import { AnalyticsView } from '@/components/provider-figures/analytics-view'
import { figureTexts as texts } from '@/components/provider-figures/texts'
import { ProviderSwitcher } from '@/components/provider-people/provider-switcher'
import { requireActor } from '@/lib/access/require-actor'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'
import { findProviderFigures } from '@/lib/provider-figures/queries/provider-figures'
import { numbersPageQuery } from '@/lib/provider-figures/schema'
import { managedProviders } from '@/lib/provider-people/queries/own'
import { chooseProvider } from '@/lib/provider-people/rules/choose-provider'

export const metadata = accountMetadata(texts.title, texts.lead, routes.providerNumbers())

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function AnalyticsPage({ searchParams }: PageProps) {
  const { period, figure, provider } = numbersPageQuery.parse(await searchParams)
  const actor = await requireActor(['careprovider'], routes.providerNumbers({ period, figure }))
  const providers = await managedProviders(actor.id)
  const chosen = chooseProvider(providers, provider)
  if (!chosen && providers.length > 0) redirect(routes.providerNumbers())
  return (
    <ProviderDashboard firstName={actor.firstName} current="analytics">
      {chosen ? (
        <>
          <ProviderSwitcher
            providers={providers}
            current={chosen.id}
            hrefOf={(id) => routes.providerNumbers({ provider: id, period, figure })}
          />
          <h2 className="text-section tracking-tight">{texts.title}</h2>
          <p className="mt-1 mb-5 max-w-prose text-soft">{texts.lead}</p>
          <AnalyticsView
            providerId={chosen.id}
            period={period}
            figure={figure}
            figures={await findProviderFigures(actor, chosen.id, period, now())}
          />
        </>
      ) : (
        <NoProfile />
      )}
    </ProviderDashboard>
  )
}

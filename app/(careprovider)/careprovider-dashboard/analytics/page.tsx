import { redirect } from 'next/navigation'
import { accountMetadata } from '@/components/accounts/account-metadata'
import { PageHead } from '@/components/layout/page-head'
import { AnalyticsView } from '@/components/provider-figures/analytics-view'
import { figureTexts as texts } from '@/components/provider-figures/texts'
import { NoProvider } from '@/components/provider-people/no-provider'
import { ProviderSwitcher } from '@/components/provider-people/provider-switcher'
import { peopleTexts } from '@/components/provider-people/texts'
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
  if (providers.length === 0) return <NoProvider />
  const chosen = chooseProvider(providers, provider)
  if (!chosen) redirect(routes.providerNumbers())
  return (
    <>
      <PageHead
        title={texts.title}
        lead={texts.lead}
        crumbs={[{ label: peopleTexts.dashboard, href: routes.careproviderDashboard() }, { label: texts.title }]}
      >
        <ProviderSwitcher
          providers={providers}
          current={chosen.id}
          hrefOf={(id) => routes.providerNumbers({ provider: id, period, figure })}
        />
      </PageHead>
      <div className="wrap pb-16">
        <AnalyticsView
          providerId={chosen.id}
          period={period}
          figure={figure}
          figures={await findProviderFigures(actor, chosen.id, period, now())}
        />
      </div>
    </>
  )
}

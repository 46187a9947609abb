import { accountMetadata } from '@/components/accounts/account-metadata'
import { ProviderPart } from '@/components/profiles/provider-part'
import { AnalyticsView } from '@/components/provider-figures/analytics-view'
import { figureTexts as texts } from '@/components/provider-figures/texts'
import { orNotFound } from '@/lib/access/or-not-found'
import { requireActor } from '@/lib/access/require-actor'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'
import { findProviderFigures } from '@/lib/provider-figures/queries/provider-figures'
import { numbersPageQuery } from '@/lib/provider-figures/schema'
import { findOwnProviders } from '@/lib/provider-people/queries/own'

export const metadata = accountMetadata(texts.title, texts.lead, routes.providerNumbers())

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function AnalyticsPage({ searchParams }: PageProps) {
  const { period, figure, provider } = numbersPageQuery.parse(await searchParams)
  const actor = await requireActor(['careprovider'], routes.providerNumbers({ period, figure }))
  const own = await findOwnProviders(actor, provider, 'see-numbers').catch(orNotFound)
  const hrefOf = (id: string) => routes.providerNumbers({ provider: id, period, figure })
  return (
    <ProviderPart firstName={actor.firstName} own={own} current="analytics" act="see-numbers" hrefOf={hrefOf}>
      {async ({ id }) => (
        <>
          <h2 className="text-section tracking-tight">{texts.title}</h2>
          <p className="mt-1 mb-5 max-w-prose text-soft">{texts.lead}</p>
          <AnalyticsView
            providerId={id}
            period={period}
            figure={figure}
            figures={await findProviderFigures(actor, id, period, now())}
          />
        </>
      )}
    </ProviderPart>
  )
}

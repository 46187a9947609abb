import { redirect } from 'next/navigation'
import { accountMetadata } from '@/components/accounts/account-metadata'
import { ProviderDashboard } from '@/components/profiles/provider-dashboard'
import { NoProfile } from '@/components/profiles/public-profile'
import { ProviderSwitcher } from '@/components/provider-people/provider-switcher'
import { InsightsView } from '@/components/trends/insights-view'
import { insightTexts as texts } from '@/components/trends/texts'
import { requireActor } from '@/lib/access/require-actor'
import type { SignedInActor } from '@/lib/access/types'
import { findPlan } from '@/lib/billing/queries/plan'
import { opens } from '@/lib/billing/rules/plans'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'
import { PEOPLE_ROLES } from '@/lib/provider-people/policy'
import { managedProviders } from '@/lib/provider-people/queries/own'
import { chooseProvider } from '@/lib/provider-people/rules/choose-provider'
import type { ManagedProvider } from '@/lib/provider-people/types'
import { TREND_DAYS } from '@/lib/trends/queries/around'
import { findMarketInsights } from '@/lib/trends/queries/market'
import { findPeakTimes, findPopularFilters, findSearchPatterns } from '@/lib/trends/queries/searches'

export const metadata = accountMetadata(texts.title, texts.lead, routes.insights())

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function InsightsPage({ searchParams }: PageProps) {
  const actor = await requireActor(PEOPLE_ROLES, routes.insights())
  const providers = await managedProviders(actor.id)
  const chosen = chooseProvider(providers, (await searchParams).provider)
  if (!chosen && providers.length > 0) redirect(routes.insights())
  return (
    <ProviderDashboard firstName={actor.firstName} current="insights">
      {chosen ? (
        <>
          <ProviderSwitcher
            providers={providers}
            current={chosen.id}
            hrefOf={(provider) => routes.insights({ provider })}
          />
          <InsightsView providerId={chosen.id} days={TREND_DAYS} {...(await readInsights(actor, chosen))} />
        </>
      ) : (
        <NoProfile />
      )}
    </ProviderDashboard>
  )
}

/** What the plan opens; the rest is not read at all. */
async function readInsights(actor: SignedInActor, { id, internalId }: ManagedProvider) {
  const at = now()
  const { plan } = await findPlan(internalId, at)
  const [patterns, filters, times, market] = await Promise.all([
    opens(plan, 'search-patterns') ? findSearchPatterns(actor, id, at) : null,
    opens(plan, 'popular-filters') ? findPopularFilters(actor, id, at) : null,
    opens(plan, 'peak-times') ? findPeakTimes(actor, id, at) : null,
    opens(plan, 'market-insights') ? findMarketInsights(actor, id, at) : null,
  ])
  return { plan, patterns, filters, times, market }
}

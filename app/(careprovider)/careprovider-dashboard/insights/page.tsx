import { accountMetadata } from '@/components/accounts/account-metadata'
import { ProviderPart } from '@/components/profiles/provider-part'
import { InsightsView } from '@/components/trends/insights-view'
import { insightTexts as texts } from '@/components/trends/texts'
import { orNotFound } from '@/lib/access/or-not-found'
import { requireActor } from '@/lib/access/require-actor'
import type { SignedInActor } from '@/lib/access/types'
import { findPlan } from '@/lib/billing/queries/plan'
import { opens } from '@/lib/billing/rules/plans'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'
import { PEOPLE_ROLES } from '@/lib/provider-people/policy'
import { findOwnProviders } from '@/lib/provider-people/queries/own'
import type { ManagedProvider } from '@/lib/provider-people/types'
import { TREND_DAYS } from '@/lib/trends/queries/around'
import { findMarketInsights } from '@/lib/trends/queries/market'
import { findPeakTimes, findPopularFilters, findSearchPatterns } from '@/lib/trends/queries/searches'

export const metadata = accountMetadata(texts.title, texts.lead, routes.insights())

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function InsightsPage({ searchParams }: PageProps) {
  const actor = await requireActor(PEOPLE_ROLES, routes.insights())
  const own = await findOwnProviders(actor, (await searchParams).provider, 'see-numbers').catch(orNotFound)
  const hrefOf = (provider: string) => routes.insights({ provider })
  return (
    <ProviderPart firstName={actor.firstName} own={own} current="insights" act="see-numbers" hrefOf={hrefOf}>
      {async (chosen) => (
        <InsightsView providerId={chosen.id} days={TREND_DAYS} {...(await readInsights(actor, chosen))} />
      )}
    </ProviderPart>
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

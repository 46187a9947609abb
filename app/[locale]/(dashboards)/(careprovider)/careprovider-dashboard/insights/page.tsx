import { getLocale, getTranslations } from 'next-intl/server'
import { InsightsView } from '@/components/analytics/insights-view'
import { ProviderPart } from '@/components/listings/dashboard/provider-part'
import { requireActor } from '@/lib/access/session'
import type { SignedInActor } from '@/lib/access/types'
import {
  findMarketInsights,
  findPeakTimes,
  findPopularFilters,
  findSearchPatterns,
  TREND_DAYS,
} from '@/lib/analytics/trends/queries'
import { findPlan } from '@/lib/billing/queries'
import { includesFeature } from '@/lib/billing/rules'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import type { ManagedProvider } from '@/lib/listings/people/schema'
import { PEOPLE_ROLES } from '@/lib/listings/policy'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { now } from '@/lib/platform/time/clock'
import { findFrame } from '../frame'

export async function generateMetadata() {
  const t = await getTranslations('analytics.insights')
  return accountMetadata(await getLocale(), t('title'), t('lead'), dashboardRoutes.insights())
}

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function InsightsPage({ searchParams }: PageProps) {
  const actor = await requireActor(PEOPLE_ROLES, dashboardRoutes.insights())
  const frame = await findFrame(actor, (await searchParams).provider, 'see-numbers')
  const hrefOf = (provider: string) => dashboardRoutes.insights({ provider })
  return (
    <ProviderPart {...frame} current="insights" act="see-numbers" hrefOf={hrefOf}>
      {async (chosen) => (
        <InsightsView providerId={chosen.id} days={TREND_DAYS} {...(await readInsights(actor, chosen))} />
      )}
    </ProviderPart>
  )
}

/** Reads only what the plan includes. */
async function readInsights(actor: SignedInActor, { id, internalId }: ManagedProvider) {
  const at = now()
  const { plan } = await findPlan(internalId, at)
  const [patterns, filters, times, market] = await Promise.all([
    includesFeature(plan, 'search-patterns') ? findSearchPatterns(actor, id, at) : null,
    includesFeature(plan, 'popular-filters') ? findPopularFilters(actor, id, at) : null,
    includesFeature(plan, 'peak-times') ? findPeakTimes(actor, id, at) : null,
    includesFeature(plan, 'market-insights') ? findMarketInsights(actor, id, at) : null,
  ])
  return { plan, patterns, filters, times, market }
}

import { getLocale, getTranslations } from 'next-intl/server'
import { AnalyticsView } from '@/components/analytics/analytics-view'
import { ProviderPart } from '@/components/listings/dashboard/provider-part'
import { requireActor } from '@/lib/access/session'
import { findProviderFigures } from '@/lib/analytics/figures/queries'
import { numbersPageQuery } from '@/lib/analytics/figures/schema'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { now } from '@/lib/platform/time/clock'
import { findFrame } from '../frame'

export async function generateMetadata() {
  const t = await getTranslations('analytics.figures')
  return accountMetadata(await getLocale(), t('title'), t('lead'), dashboardRoutes.providerNumbers())
}

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function AnalyticsPage({ searchParams }: PageProps) {
  const t = await getTranslations('analytics.figures')
  const { period, figure, provider } = numbersPageQuery.parse(await searchParams)
  const actor = await requireActor(['careprovider'], dashboardRoutes.providerNumbers({ period, figure }))
  const frame = await findFrame(actor, provider, 'see-numbers')
  const hrefOf = (id: string) => dashboardRoutes.providerNumbers({ provider: id, period, figure })
  return (
    <ProviderPart {...frame} current="analytics" act="see-numbers" hrefOf={hrefOf}>
      {async ({ id }) => (
        <>
          <h2 className="text-section tracking-tight">{t('title')}</h2>
          <p className="mt-1 mb-5 max-w-prose text-soft">{t('lead')}</p>
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

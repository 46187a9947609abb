import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { choiceLabel, LISTS, type ListField, useFilterTexts } from '@/components/search/filters/filter-texts'
import type { FilterTexts } from '@/components/search/types'
import { ButtonLink } from '@/components/ui/actions/links'
import { DataTable } from '@/components/ui/data/data-table'
import { Badge } from '@/components/ui/surface/badge'
import type { MarketInsights, PeakTimes, PopularFilters, SearchPatterns } from '@/lib/analytics/trends/schema'
import { type Feature, includesFeature, missingFeature, type Plan } from '@/lib/billing/rules'
import { placeNameIn } from '@/lib/places/rules/local-names'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { moneyText, wholeDollars } from '@/lib/providers/rules/tuition'
import { HourBars, ShareBars } from './figure-charts'

/** Filters that are not lists of choices, with the keys of their labels on the search page. */
const SINGLE = {
  openings: 'openingsConfirmed',
  priceRange: 'priceRange',
  openNow: 'openNow',
  dropOff: 'dropOff',
  pickUp: 'pickUp',
} as const
const isSingle = (group: string): group is keyof typeof SINGLE => group in SINGLE
const isList = (group: string): group is ListField => LISTS.some((field) => field === group)

/** The label that a counted filter has on the search page. */
function filterLabel(texts: FilterTexts, group: string, value: string | null): string {
  if (value !== null && isList(group)) return choiceLabel(texts, group, value)
  return isSingle(group) ? texts.t(SINGLE[group]) : group
}

type InsightProps = { feature: Feature; plan: Plan; children: ReactNode }

/** One insight. If the plan does not include it, says what it is and which plan has it. */
function Insight({ feature, plan, children }: InsightProps) {
  const t = useTranslations('billing.features')
  const billing = useTranslations('billing.common')
  return (
    <section className="border-t border-line py-9">
      <h3 className="text-section tracking-tight">{t(`names.${feature}`)}</h3>
      {includesFeature(plan, feature) ? (
        children
      ) : (
        <>
          <p className="mt-1 max-w-prose text-soft">{t(`texts.${feature}`)}</p>
          <p className="mt-2 max-w-prose">{billing('missingFeature', missingFeature(feature, plan))}</p>
        </>
      )}
    </section>
  )
}

/** A provider's weekly price next to the local median, and how many others show openings. */
function MarketView({ prices, openings }: MarketInsights) {
  const t = useTranslations('analytics.insights')
  const bands = useTranslations('providers.ages')
  const locale = useLocale()
  return (
    <>
      {prices.length === 0 ? (
        <p className="mt-3 text-soft">{t('noPrices')}</p>
      ) : (
        <>
          <p className="mt-1 mb-3 max-w-prose text-soft">{t('pricesLead')}</p>
          <DataTable
            caption={t('prices')}
            columns={[t('priceColumns.age'), t('priceColumns.you'), t('priceColumns.median'), t('priceColumns.of')]}
            rows={prices.map(({ band, ownCents, medianCents, providers, place }) => ({
              key: band,
              head: bands(`bands.${band}`),
              cells: [
                ownCents === null ? t('notStated') : moneyText(ownCents),
                wholeDollars(medianCents),
                t('of', { count: providers, place: placeNameIn(locale, place, 'within') }),
              ],
            }))}
          />
        </>
      )}
      {openings && <p className="mt-5 max-w-prose">{t('openings', openings)}</p>}
    </>
  )
}

type InsightsViewProps = {
  /** Public id. */
  providerId: string
  plan: Plan
  days: number
  /** Null if the plan does not include it. */
  patterns: SearchPatterns | null
  filters: PopularFilters | null
  times: PeakTimes | null
  market: MarketInsights | null
}

/** The Insights tab of one provider. */
export function InsightsView(props: InsightsViewProps) {
  const t = useTranslations('analytics.insights')
  const texts = useFilterTexts()
  const { providerId, plan, days, patterns, filters, times, market } = props
  const [first] = filters?.filters ?? []
  return (
    <div className="max-w-reading">
      <h2 className="flex flex-wrap items-center gap-3 text-section tracking-tight">
        <span>
          <span className="md:hidden">{t('title')}</span>
          <span className="hidden md:inline">{t('wideTitle')}</span>
        </span>
        <Badge tone="sun">{t('premium')}</Badge>
      </h2>
      <p className="mt-1 max-w-prose text-soft">{t('lead')}</p>
      <p className="mt-1 mb-6 text-soft">{t('span', { days })}</p>
      {plan !== 'PRO' && (
        <ButtonLink href={dashboardRoutes.billing({ provider: providerId })} variant="secondary" className="mb-8">
          {t('plans')}
        </ButtonLink>
      )}
      <Insight feature="search-patterns" plan={plan}>
        {patterns && <Patterns {...patterns} />}
      </Insight>
      <Insight feature="popular-filters" plan={plan}>
        {first ? (
          <>
            <p className="mt-3 text-lead font-semibold">
              {t('filters', { label: filterLabel(texts, first.group, first.value), count: first.searches })}
            </p>
            <ShareBars
              lead={t('filtersLead')}
              rows={(filters?.filters ?? []).map(({ group, value, searches }) => ({
                label: filterLabel(texts, group, value),
                count: searches,
              }))}
            />
          </>
        ) : (
          <p className="mt-3 text-soft">{t('noFilters')}</p>
        )}
      </Insight>
      <Insight feature="peak-times" plan={plan}>
        {times && <HourBars hours={times.hours} />}
      </Insight>
      <Insight feature="market-insights" plan={plan}>
        {market && <MarketView {...market} />}
      </Insight>
    </div>
  )
}

function Patterns({ searches, places, ages }: SearchPatterns) {
  const t = useTranslations('analytics.insights')
  const bands = useTranslations('providers.ages')
  if (searches === null)
    return (
      <>
        <p className="mt-3 text-lead font-semibold">{t('few')}</p>
        <p className="mt-1 text-soft">{t('fewText')}</p>
      </>
    )
  return (
    <>
      <p className="mt-3 text-lead font-semibold">{t('total', { count: searches })}</p>
      <div className="mt-6 grid gap-10 md:grid-cols-2">
        <ShareBars
          level={4}
          title={t('places')}
          lead={t('placesLead')}
          rows={places.map(({ label, searches: count }) => ({ label, count }))}
        />
        <ShareBars
          level={4}
          title={t('ages')}
          lead={t('agesLead')}
          rows={ages.map(({ band, searches: count }) => ({ label: bands(`bands.${band}`), count }))}
        />
      </div>
    </>
  )
}

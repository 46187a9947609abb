import type { ReactNode } from 'react'
import { LISTS } from '@/components/search/filters/active-filters'
import { filterMessages } from '@/components/search/filters/messages'
import { ButtonLink } from '@/components/ui/actions/links'
import { DataTable } from '@/components/ui/data/data-table'
import { Badge } from '@/components/ui/surface/badge'
import type { MarketInsights, PeakTimes, PopularFilters, SearchPatterns } from '@/lib/analytics/trends/schema'
import { FEATURES, type Feature, includesFeature, missingFeatureMessage, type Plan } from '@/lib/billing/rules'
import { routes } from '@/lib/platform/http/routes'
import { labelOf } from '@/lib/providers/catalogue/traits'
import { AGE_BANDS } from '@/lib/providers/rules/ages'
import { moneyText, wholeDollars } from '@/lib/providers/rules/tuition'
import { HourBars, ShareBars } from './figure-charts'
import { insightMessages as texts } from './messages'

const SINGLE: Record<string, string> = {
  openings: filterMessages.openingsConfirmed,
  priceRange: filterMessages.priceRange,
  openNow: filterMessages.openNow,
  dropOff: filterMessages.dropOff,
  pickUp: filterMessages.pickUp,
}
const isList = (group: string): group is keyof typeof LISTS => group in LISTS

/** A counted filter by its label on the search page. */
function filterLabel(group: string, value: string | null): string {
  if (value !== null && isList(group)) return labelOf(LISTS[group], value)
  return SINGLE[group] ?? group
}

type InsightProps = { feature: Feature; plan: Plan; children: ReactNode }

/** One insight; without a plan that includes it: what it is, and which plan has it. */
function Insight({ feature, plan, children }: InsightProps) {
  const about = FEATURES.find(({ code }) => code === feature)
  return (
    <section className="border-t border-line py-9">
      <h3 className="text-section tracking-tight">{about?.name}</h3>
      {includesFeature(plan, feature) ? (
        children
      ) : (
        <>
          <p className="mt-1 max-w-prose text-soft">{about?.text}</p>
          <p className="mt-2 max-w-prose">{missingFeatureMessage(feature, plan)}</p>
        </>
      )}
    </section>
  )
}

/** A provider's weekly price beside the local median, and how many others show openings. */
function MarketView({ prices, openings }: MarketInsights) {
  return (
    <>
      {prices.length === 0 ? (
        <p className="mt-3 text-soft">{texts.noPrices}</p>
      ) : (
        <>
          <p className="mt-1 mb-3 max-w-prose text-soft">{texts.pricesLead}</p>
          <DataTable
            caption={texts.prices}
            columns={texts.priceColumns}
            rows={prices.map(({ band, ownCents, medianCents, providers, place }) => ({
              key: band,
              head: labelOf(AGE_BANDS, band),
              cells: [
                ownCents === null ? texts.notStated : moneyText(ownCents),
                wholeDollars(medianCents),
                texts.of(providers, place),
              ],
            }))}
          />
        </>
      )}
      {openings && <p className="mt-5 max-w-prose">{texts.openings(openings)}</p>}
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
  const { providerId, plan, days, patterns, filters, times, market } = props
  const [first] = filters?.filters ?? []
  return (
    <div className="max-w-reading">
      <h2 className="flex flex-wrap items-center gap-3 text-section tracking-tight">
        <span>
          <span className="md:hidden">{texts.title}</span>
          <span className="hidden md:inline">{texts.wideTitle}</span>
        </span>
        <Badge tone="sun">{texts.premium}</Badge>
      </h2>
      <p className="mt-1 max-w-prose text-soft">{texts.lead}</p>
      <p className="mt-1 mb-6 text-soft">{texts.span(days)}</p>
      {plan !== 'PRO' && (
        <ButtonLink href={routes.billing({ provider: providerId })} variant="secondary" className="mb-8">
          {texts.plans}
        </ButtonLink>
      )}
      <Insight feature="search-patterns" plan={plan}>
        {patterns && <Patterns {...patterns} />}
      </Insight>
      <Insight feature="popular-filters" plan={plan}>
        {first ? (
          <>
            <p className="mt-3 text-lead font-semibold">
              {texts.filters(filterLabel(first.group, first.value), first.searches)}
            </p>
            <ShareBars
              lead={texts.filtersLead}
              rows={(filters?.filters ?? []).map(({ group, value, searches }) => ({
                label: filterLabel(group, value),
                count: searches,
              }))}
            />
          </>
        ) : (
          <p className="mt-3 text-soft">{texts.noFilters}</p>
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
  if (searches === null)
    return (
      <>
        <p className="mt-3 text-lead font-semibold">{texts.few}</p>
        <p className="mt-1 text-soft">{texts.fewText}</p>
      </>
    )
  return (
    <>
      <p className="mt-3 text-lead font-semibold">{texts.total(searches)}</p>
      <div className="mt-6 grid gap-10 md:grid-cols-2">
        <ShareBars
          level={4}
          title={texts.places}
          lead={texts.placesLead}
          rows={places.map(({ label, searches: count }) => ({ label, count }))}
        />
        <ShareBars
          level={4}
          title={texts.ages}
          lead={texts.agesLead}
          rows={ages.map(({ band, searches: count }) => ({ label: labelOf(AGE_BANDS, band), count }))}
        />
      </div>
    </>
  )
}

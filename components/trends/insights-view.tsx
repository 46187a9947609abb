import { ShareBars } from '@/components/provider-figures/share-bars'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button-link'
import type { Plan } from '@/lib/billing/catalogue/plans'
import { routes } from '@/lib/platform/routes'
import { AGE_BANDS } from '@/lib/providers/catalogue/age-bands'
import { labelOf } from '@/lib/providers/catalogue/traits'
import type { MarketInsights, PeakTimes, PopularFilters, SearchPatterns } from '@/lib/trends/types'
import { filterLabel } from './filter-label'
import { HourBars } from './hour-bars'
import { Insight } from './insight'
import { MarketView } from './market-view'
import { insightTexts as texts } from './texts'

type InsightsViewProps = {
  /** Public id. */
  providerId: string
  plan: Plan
  days: number
  /** Null where the plan does not open it. */
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

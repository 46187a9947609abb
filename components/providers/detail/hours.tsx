import { providerTexts } from '@/components/providers/texts'
import { DataRows } from '@/components/ui/data-rows'
import { countsInFilters, freshnessOf } from '@/lib/providers/rules/freshness'
import { WEEKDAYS } from '@/lib/providers/rules/hours'
import { dayHoursText } from '@/lib/providers/rules/hours-text'
import type { ProviderDetail } from '@/lib/providers/types'
import { FactSources } from './fact-source'
import { OpenNow } from './open-now'
import { SeasonalHours } from './seasonal-hours'
import { detailTexts as texts } from './texts'

/** The seven days, and whether it is open now: not where it is closed for longer, nor by hours too old for a filter. */
export function Hours({ provider, today }: { provider: ProviderDetail; today: string }) {
  const { hours, seasonalHours, timeZone, status } = provider
  if (status === 'closed') return <p className="text-soft">{texts.closed(provider, today)}</p>
  if (hours.length === 0)
    return (
      <>
        <p className="text-soft">{providerTexts.hoursUnknown}</p>
        <SeasonalHours seasons={seasonalHours} />
      </>
    )
  const isKnownNow = countsInFilters(freshnessOf(provider.facts.hours, today))
  return (
    <div className="max-w-narrow">
      {status === 'open' && isKnownNow && <OpenNow hours={hours} seasons={seasonalHours} timeZone={timeZone} />}
      <DataRows
        className="mt-2"
        rows={WEEKDAYS.map((day, weekday) => ({ label: day, value: dayHoursText(hours, weekday) }))}
      />
      <SeasonalHours seasons={seasonalHours} />
      <FactSources groups={['hours']} facts={provider.facts} today={today} />
    </div>
  )
}

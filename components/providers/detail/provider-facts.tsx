import { DataRows } from '@/components/ui/data/data-list'
import { mostPerAdult } from '@/lib/places/catalogue/state-facts'
import { stateName } from '@/lib/places/rules/place-names'
import type { LocalMedian } from '@/lib/providers/landing/rules/figures'
import { AGE_BANDS } from '@/lib/providers/rules/ages'
import { dayHoursText, seasonName, weekText } from '@/lib/providers/rules/hours'
import { WEEKDAYS } from '@/lib/providers/rules/open-hours'
import { countsInFilters, freshnessOf, summarizeOpenings } from '@/lib/providers/rules/openings'
import { moneyText } from '@/lib/providers/rules/tuition'
import type { AgeBandFacts, InspectionView, LicenseView, ProviderDetail, Season } from '@/lib/providers/types'
import { providerMessages } from '../messages'
import { OwnRoom } from './answers/own-room'
import { detailMessages as texts } from './messages'
import { OpenNow } from './open-now'
import { FactSources } from './page-parts'

const TITLE = 'At other times of the year'

/** Each season with its week, below the usual one. */
function SeasonalHours({ seasons }: { seasons: readonly Season[] }) {
  if (seasons.length === 0) return null
  return (
    <>
      <h3 className="mt-6 text-ui tracking-normal">{TITLE}</h3>
      <DataRows rows={seasons.map((season) => ({ label: seasonName(season), value: weekText(season.hours) }))} />
    </>
  )
}

/**
 * The seven days, and whether it is open now: not if it is closed for longer, or its hours are too old for a filter.
 */
export function Hours({ provider, today }: { provider: ProviderDetail; today: string }) {
  const { hours, seasonalHours, timeZone, status } = provider
  if (status === 'closed') return <p className="text-soft">{texts.closed(provider, today)}</p>
  if (hours.length === 0)
    return (
      <>
        <p className="text-soft">{providerMessages.hoursUnknown}</p>
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

type OpeningsTableProps = { provider: ProviderDetail; medians: LocalMedian[]; today: string }

/** Openings, tuition and staff ratio, a row for every age with data. */
export function OpeningsTable({ provider, medians, today }: OpeningsTableProps) {
  const stated = provider.ageBands.filter(
    (row) => row.openings !== null || row.tuitionWeeklyCents !== null || row.childrenPerAdult !== null,
  )
  if (stated.length === 0) return <p className="mt-3 text-soft">{texts.openingsUnknown}</p>
  const hasLimit = mostPerAdult(provider.state, provider.kind, 'infant') !== null
  const state = stateName(provider.state)
  const isConfirmed = freshnessOf(provider.facts.openings, today) === 'confirmed'
  const summary = summarizeOpenings(provider, today)
  const columns = texts.openingsColumns
  const rows = AGE_BANDS.flatMap((band) => {
    const row = stated.find((one) => one.band === band.code)
    return row ? { band, row, limit: mostPerAdult(provider.state, provider.kind, band.code) } : []
  })
  return (
    <>
      <table className="numbers mt-1 w-full text-left text-ui wrap-anywhere">
        <caption className="sr-only">{texts.openingsTitle}</caption>
        <thead>
          <tr className="border-b border-line text-xs text-soft *:py-2.5 *:pr-2 *:align-bottom *:font-semibold md:*:pr-4">
            <th scope="col">{columns.age}</th>
            <th scope="col">{columns.opening}</th>
            <th scope="col">{columns.price}</th>
            <th scope="col" className="max-md:hidden">
              {hasLimit ? texts.ratioWithLimit(state) : columns.ratio}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ band, row, limit }) => (
            <tr
              key={band.code}
              className="align-top *:py-3 *:pr-2 *:font-normal *:last:pr-0 has-data-own-room:bg-mint has-data-own-room:*:first:pl-2 md:*:pr-4"
            >
              <th scope="row">
                {band.label}
                <OwnRoom band={band.code} />
                <span className="block text-sm text-soft md:hidden">
                  {limit === null
                    ? texts.ratio(row.childrenPerAdult)
                    : texts.ratioBelow(row.childrenPerAdult, state, limit)}
                </span>
              </th>
              <td>
                <Opening row={row} isConfirmed={isConfirmed} today={today} />
              </td>
              <td>
                <Price cents={row.tuitionWeeklyCents} median={medians.find((one) => one.band === band.code)} />
              </td>
              <td className="max-md:hidden">
                {limit === null
                  ? (texts.ratio(row.childrenPerAdult) ?? <Unknown />)
                  : texts.ratioAgainst(row.childrenPerAdult, limit)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {summary.state === 'open' && summary.bands.length === 0 && (
        <p className="mt-3 text-ui">{texts.placesInAll(summary.count)}</p>
      )}
      <FactSources groups={['openings', 'tuition']} facts={provider.facts} today={today} />
    </>
  )
}

function Opening({ row, isConfirmed, today }: { row: AgeBandFacts; isConfirmed: boolean; today: string }) {
  if (row.openings === null) return <Unknown />
  if (!isConfirmed) return <span className="text-soft">{texts.notConfirmed}</span>
  if (row.openings === 0) return <span className="text-soft">{texts.opening(row)}</span>
  const starts = row.openingsFrom && row.openingsFrom > today ? row.openingsFrom : null
  return (
    <span className="text-pine">
      <strong>{texts.opening(row)}</strong>
      {starts && ` ${texts.fromDay(starts, today)}`}
    </span>
  )
}

/** With the local median for that age. */
function Price({ cents, median }: { cents: number | null; median: LocalMedian | undefined }) {
  if (cents === null) return <Unknown />
  return (
    <>
      {moneyText(cents)}
      {median && (
        <span className="block text-sm text-soft">
          {texts.median(median.place, median.median)}
          <span className="max-md:hidden">{texts.medianOf(median.providers)}</span>
        </span>
      )}
    </>
  )
}

function Unknown() {
  return <span className="text-soft">{texts.notStated}</span>
}

type Entry = { key: string; day: string; title: string; source: string }

/** State records, the newest first: inspections by their day, licenses by the day of the source file. */
export function LicenseTimeline({ provider, today }: { provider: ProviderDetail; today: string }) {
  const entries = [
    ...provider.inspections.map((one, index) => inspectionEntry(one, index, today)),
    ...provider.licenses.map((one) => licenseEntry(one, today)),
  ].toSorted((a, b) => b.day.localeCompare(a.day))
  if (entries.length === 0)
    return (
      <>
        <p className="mt-3 font-semibold">{texts.noLicense}</p>
        <p className="mt-1 text-soft">
          {texts.noInspections}. {texts.noLicenseHint}
        </p>
      </>
    )
  return (
    <>
      {provider.licenses.length === 0 && <p className="mt-3 font-semibold">{texts.noLicense}</p>}
      <ol className="mt-4 ml-2 border-l-2 border-mint-line">
        {entries.map((entry) => (
          <li key={entry.key} className="relative pb-6 pl-6 last:pb-1">
            <span
              aria-hidden
              className="absolute top-1.5 -left-1.75 size-3 rounded-full bg-pine forced-color-adjust-none"
            />
            <p className="leading-snug font-semibold">{entry.title}</p>
            <p className="mt-1 text-sm text-soft">{entry.source}</p>
          </li>
        ))}
      </ol>
      {provider.inspections.length === 0 && <p className="mt-2 text-soft">{texts.noInspections}</p>}
    </>
  )
}

function inspectionEntry(inspection: InspectionView, index: number, today: string): Entry {
  return {
    key: `inspection-${index}`,
    day: inspection.inspectedOn,
    title: texts.inspectionLine(inspection),
    source: texts.inspectionSource(inspection, today),
  }
}

function licenseEntry(license: LicenseView, today: string): Entry {
  return {
    key: `license-${license.number}`,
    day: license.asOf,
    title: texts.licenseLine(license, today),
    source: texts.licenseSource(license, today),
  }
}

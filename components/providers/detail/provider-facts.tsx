import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { DataRows } from '@/components/ui/data/data-list'
import { mostPerAdult } from '@/lib/places/catalogue/state-facts'
import { placeNameIn, stateNameIn } from '@/lib/places/rules/local-names'
import { stateName } from '@/lib/places/rules/place-names'
import { dayText, onOneLine } from '@/lib/platform/time/dates'
import { dayHoursText, dayTitles, seasonName, weekText } from '@/lib/providers/hours/rules/hours'
import type { LocalMedian } from '@/lib/providers/landing/rules/figures'
import { AGE_BANDS, bandLabel } from '@/lib/providers/rules/ages'
import { countsInFilters, freshnessOf, summarizeOpenings } from '@/lib/providers/rules/openings'
import { moneyText, wholeDollars } from '@/lib/providers/rules/tuition'
import type { AgeBandFacts, InspectionView, LicenseView, ProviderDetail, Season } from '@/lib/providers/types'
import { OwnRoom } from './answers/own-room'
import { closedText, inspectionLine, inspectionSource, licenseLine, licenseSource } from './detail-text'
import { FactSources } from './fact-sources'
import { OpenNow } from './open-now'

/** Each season with its weekly hours, below the usual ones. */
function SeasonalHours({ seasons }: { seasons: readonly Season[] }) {
  const t = useTranslations('providers.detail')
  const hours = useTranslations('providers.hours')
  const locale = useLocale()
  if (seasons.length === 0) return null
  const rows = seasons.map((season) => ({
    label: seasonName(locale, season),
    value: weekText(hours, locale, season.hours),
  }))
  return (
    <>
      <h3 className="mt-6 text-ui tracking-normal">{t('seasonalTitle')}</h3>
      <DataRows rows={rows} />
    </>
  )
}

/**
 * The hours of the week, and whether it is open now; not if it is closed for longer, or its hours are too old for filters.
 */
export function Hours({ provider, today }: { provider: ProviderDetail; today: string }) {
  const t = useTranslations('providers.detail')
  const row = useTranslations('providers.row')
  const texts = useTranslations('providers.hours')
  const locale = useLocale()
  const { hours, seasonalHours, timeZone, status } = provider
  if (status === 'closed') return <p className="text-soft">{closedText(t, locale, provider, today)}</p>
  if (hours.length === 0)
    return (
      <>
        <p className="text-soft">{row('hours.unknown')}</p>
        <SeasonalHours seasons={seasonalHours} />
      </>
    )
  const isKnownNow = countsInFilters(freshnessOf(provider.facts.hours, today))
  return (
    <div className="max-w-narrow">
      {status === 'open' && isKnownNow && <OpenNow hours={hours} seasons={seasonalHours} timeZone={timeZone} />}
      <DataRows
        className="mt-2"
        rows={dayTitles(locale).map((label, weekday) => ({ label, value: dayHoursText(texts, hours, weekday) }))}
      />
      <SeasonalHours seasons={seasonalHours} />
      <FactSources groups={['hours']} facts={provider.facts} today={today} />
    </div>
  )
}

type OpeningsTableProps = { provider: ProviderDetail; medians: LocalMedian[]; today: string }

/** Openings, tuition and staff ratio, a row for every age with data. */
export function OpeningsTable({ provider, medians, today }: OpeningsTableProps) {
  const t = useTranslations('providers.detail')
  const ages = useTranslations('providers.ages')
  const locale = useLocale()
  const stated = provider.ageBands.filter(
    (row) => row.openings !== null || row.tuitionWeeklyCents !== null || row.childrenPerAdult !== null,
  )
  if (stated.length === 0) return <p className="mt-3 text-soft">{t('openingsUnknown')}</p>
  const hasLimit = mostPerAdult(provider.state, provider.kind, 'infant') !== null
  const state = stateNameIn(locale, stateName(provider.state))
  const isConfirmed = freshnessOf(provider.facts.openings, today) === 'confirmed'
  const summary = summarizeOpenings(provider, today)
  const rows = AGE_BANDS.flatMap((band) => {
    const row = stated.find((one) => one.band === band.code)
    return row ? { band, row, limit: mostPerAdult(provider.state, provider.kind, band.code) } : []
  })
  const ratioBelow = (ratio: string | null, limit: string | null) => {
    if (limit === null) return ratio
    return ratio === null ? t('ratioUnknownBelow', { state, limit }) : t('ratioBelow', { ratio, state, limit })
  }
  return (
    <>
      <table className="numbers mt-1 w-full text-left text-ui wrap-anywhere">
        <caption className="sr-only">{t('openingsTitle')}</caption>
        <thead>
          <tr className="border-b border-line text-xs text-soft *:py-2.5 *:pr-2 *:align-bottom *:font-semibold md:*:pr-4">
            <th scope="col">{t('columns.age')}</th>
            <th scope="col">{t('columns.opening')}</th>
            <th scope="col">{t('columns.price')}</th>
            <th scope="col" className="max-md:hidden">
              {hasLimit ? t('columns.ratioWithLimit', { state }) : t('columns.ratio')}
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
                <span className="whitespace-nowrap">{bandLabel(ages, band.code)}</span>
                <OwnRoom band={band.code} />
                <span className="block text-sm text-soft md:hidden">
                  {ratioBelow(ratioOf(row.childrenPerAdult), ratioOf(limit))}
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
                  ? (ratioOf(row.childrenPerAdult) ?? <Unknown />)
                  : `${ratioOf(row.childrenPerAdult) ?? t('notStated')} / ${ratioOf(limit)}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {summary.state === 'open' && summary.bands.length === 0 && (
        <p className="mt-3 text-ui">{t('placesInAll', { count: summary.count })}</p>
      )}
      <FactSources groups={['openings', 'tuition']} facts={provider.facts} today={today} />
    </>
  )
}

function Opening({ row, isConfirmed, today }: { row: AgeBandFacts; isConfirmed: boolean; today: string }) {
  const t = useTranslations('providers.detail')
  const locale = useLocale()
  const { openings: count, openingsFrom, waitlist } = row
  if (count === null) return <Unknown />
  if (!isConfirmed) return <span className="text-soft">{t('notConfirmed')}</span>
  if (count === 0) return <span className="text-soft">{waitlist ? t('waitlist', { count: waitlist }) : t('full')}</span>
  const starts = openingsFrom && openingsFrom > today ? onOneLine(dayText(locale, openingsFrom, today)) : null
  return (
    <span className="text-pine">
      {starts === null ? strong(t('places', { count })) : t.rich('placesFrom', { count, day: starts, b: strong })}
    </span>
  )
}

const strong = (chunks: ReactNode) => <strong>{chunks}</strong>

/** A price with the local median for that age. */
function Price({ cents, median }: { cents: number | null; median: LocalMedian | undefined }) {
  const t = useTranslations('providers.detail')
  const locale = useLocale()
  if (cents === null) return <Unknown />
  return (
    <>
      {moneyText(cents)}
      {median && (
        <span className="block text-sm text-soft">
          {t.rich('median', {
            place: placeNameIn(locale, median.place, 'within'),
            price: wholeDollars(median.median),
            count: median.providers,
            wide: (chunks) => <span className="max-md:hidden">{chunks}</span>,
          })}
        </span>
      )}
    </>
  )
}

function Unknown() {
  const t = useTranslations('providers.detail')
  return <span className="text-soft">{t('notStated')}</span>
}

/** "1:4" */
const ratioOf = (children: number | null) => (children === null ? null : `1:${children}`)

type Entry = { key: string; day: string; title: string; source: string }

/** State records, the newest first: inspections by their date, licenses by the date of the source file. */
export function LicenseTimeline({ provider, today }: { provider: ProviderDetail; today: string }) {
  const t = useTranslations('providers.detail')
  const common = useTranslations('providers.common')
  const locale = useLocale()
  const inspectionEntry = (inspection: InspectionView, index: number): Entry => ({
    key: `inspection-${index}`,
    day: inspection.inspectedOn,
    title: inspectionLine(t, inspection),
    source: inspectionSource(t, locale, inspection, today),
  })
  const licenseEntry = (license: LicenseView): Entry => ({
    key: `license-${license.number}`,
    day: license.asOf,
    title: licenseLine(t, common, locale, license, today),
    source: licenseSource(t, locale, license, today),
  })
  const entries = [...provider.inspections.map(inspectionEntry), ...provider.licenses.map(licenseEntry)].toSorted(
    (a, b) => b.day.localeCompare(a.day),
  )
  if (entries.length === 0)
    return (
      <>
        <p className="mt-3 font-semibold">{common('noLicense')}</p>
        <p className="mt-1 text-soft">
          {t('noInspections')}. {t('noLicenseHint')}
        </p>
      </>
    )
  return (
    <>
      {provider.licenses.length === 0 && <p className="mt-3 font-semibold">{common('noLicense')}</p>}
      <ol className="mt-4 ml-2 border-l-2 border-mint-line">
        {entries.map((entry) => (
          <li key={entry.key} className="relative pb-6 pl-6 last:pb-1">
            <span aria-hidden className="timeline-dot" />
            <p className="leading-snug font-semibold">{entry.title}</p>
            <p className="mt-1 text-sm text-soft">{entry.source}</p>
          </li>
        ))}
      </ol>
      {provider.inspections.length === 0 && <p className="mt-2 text-soft">{t('noInspections')}</p>}
    </>
  )
}

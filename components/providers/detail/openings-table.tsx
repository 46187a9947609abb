import { DataTable } from '@/components/ui/data-table'
import { AGE_BANDS } from '@/lib/providers/catalogue/age-bands'
import { freshnessOf } from '@/lib/providers/rules/freshness'
import type { LocalMedian } from '@/lib/providers/rules/location-facts'
import { moneyText } from '@/lib/providers/rules/money'
import type { AgeBandFacts, ProviderDetail } from '@/lib/providers/types'
import { FactSources } from './fact-source'
import { detailTexts as texts } from './texts'

type OpeningsTableProps = { provider: ProviderDetail; medians: LocalMedian[]; today: string }

/** Openings, tuition and staff ratio, a row for every age that something was said of. */
export function OpeningsTable({ provider, medians, today }: OpeningsTableProps) {
  const stated = provider.ageBands.filter(
    (row) => row.openings !== null || row.tuitionWeeklyCents !== null || row.childrenPerAdult !== null,
  )
  if (stated.length === 0) return <p className="mt-3 text-soft">{texts.openingsUnknown}</p>
  // Florida's limits are for centers; family homes count their whole group.
  const hasLimit = provider.state === 'FL' && provider.kind !== 'family_home'
  const isConfirmed = freshnessOf(provider.facts.openings, today) === 'confirmed'
  const [age, opening, price, ratio] = texts.openingsColumns
  const rows = AGE_BANDS.flatMap((band) => {
    const row = stated.find((one) => one.band === band.code)
    if (!row) return []
    return {
      key: band.code,
      head: band.label,
      cells: [
        <Opening key="opening" row={row} isConfirmed={isConfirmed} today={today} />,
        <Price key="price" cents={row.tuitionWeeklyCents} median={medians.find((one) => one.band === band.code)} />,
        hasLimit
          ? texts.ratioAgainst(row.childrenPerAdult, band.floridaRatio)
          : (texts.ratio(row.childrenPerAdult) ?? <Unknown key="ratio" />),
      ],
    }
  })
  return (
    <>
      <DataTable
        caption={texts.openingsTitle}
        columns={[age, opening, price, hasLimit ? texts.ratioWithLimit : ratio]}
        rows={rows}
      />
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

/** With what others nearby ask for that age, so that a parent need not look it up. */
function Price({ cents, median }: { cents: number | null; median: LocalMedian | undefined }) {
  if (cents === null) return <Unknown />
  return (
    <>
      {moneyText(cents)}
      {median && (
        <span className="block text-sm text-soft">{texts.median(median.place, median.median, median.providers)}</span>
      )}
    </>
  )
}

function Unknown() {
  return <span className="text-soft">{texts.notStated}</span>
}

import { DataTable } from '@/components/ui/data-table'
import { AGE_BANDS } from '@/lib/providers/catalogue/age-bands'
import { dayText } from '@/lib/providers/rules/dates'
import type { LocationFacts } from '@/lib/providers/rules/location-facts'
import { moneyText } from '@/lib/providers/rules/money'
import { landingTexts as texts } from './texts'

export type LocalFigures = Pick<LocationFacts, 'withOpenings' | 'openingsByBand' | 'tuition' | 'ratios'>
type LocalNumbersProps = { city: string; state: string; figures: LocalFigures; today: string }

/** Openings, prices and ratios by age, as counted. Nothing where nothing was stated at all. */
export function LocalNumbers({ city, state, figures, today }: LocalNumbersProps) {
  if (figures.withOpenings === 0 && figures.tuition.length === 0 && figures.ratios.length === 0) return null
  const isFlorida = state === 'FL'
  const [age, openings, week, ratio] = texts.numbersColumns
  const rows = AGE_BANDS.map((band) => {
    const ofBand = <Row extends { band: string }>(list: Row[]) => list.find((one) => one.band === band.code)
    const price = ofBand(figures.tuition)
    const kept = ofBand(figures.ratios)
    const limit = isFlorida ? ` / 1:${band.floridaRatio}` : ''
    return {
      key: band.code,
      head: band.label,
      cells: [
        ofBand(figures.openingsByBand)?.providers.toLocaleString('en-US') ?? texts.noOpenings,
        price ? moneyText(price.median) : <TooFew key="week" />,
        kept ? `1:${kept.median}${limit}` : <TooFew key="ratio" after={limit} />,
      ],
    }
  })
  return (
    <section>
      <h2 className="text-section">{texts.numbersTitle(city)}</h2>
      <DataTable
        caption={texts.numbersTitle(city)}
        columns={[age, openings, week, isFlorida ? texts.ratioWithLimit : ratio]}
        rows={rows}
      />
      <p className="mt-3 max-w-prose text-xs text-soft">{texts.numbersHint(dayText(today, today))}</p>
    </section>
  )
}

function TooFew({ after = '' }: { after?: string }) {
  return (
    <span className="text-soft">
      {texts.tooFew}
      {after}
    </span>
  )
}

import { AGE_BANDS } from '@/lib/providers/catalogue/age-bands'
import { dayText } from '@/lib/providers/rules/dates'
import { LANDING_MIN_PROVIDERS } from '@/lib/providers/rules/landing'
import { moneyText } from '@/lib/providers/rules/money'
import type { LandingData } from './landing-data'
import { numberSentences, widerOf } from './number-sentences'
import { numberTexts as texts } from './number-texts'
import { percent, sharesOf } from './shares'
import { type TextTable, UNKNOWN } from './text-table'

export type NumbersView = { title: string; text: string; tables: TextTable[]; hint: string }

/** The facts of a place in sentences and two small tables; null where nobody is. */
export function numbersOf(data: LandingData): NumbersView | null {
  const { figures, place, today } = data
  if (figures.total === 0) return null
  const wider = widerOf(data)
  const shares = sharesOf(figures, wider?.figures ?? null, place.state)
  const types: TextTable = {
    caption: texts.sharesCaption(place.name),
    columns: texts.sharesColumns(place.name, wider?.name ?? null),
    rows: shares.map((one) => [
      one.row,
      one.count.toLocaleString('en-US'),
      percent(one.share),
      ...(one.wider === null ? [] : [percent(one.wider)]),
    ]),
  }
  return {
    title: texts.title(place.name),
    text: numberSentences(data, shares).filter(Boolean).join(' '),
    tables: figures.total < LANDING_MIN_PROVIDERS ? agesTable(data) : [types, ...agesTable(data)],
    hint: texts.hint(dayText(today, today)),
  }
}

/** Nothing where nothing was stated at all, here and around. Ratios are known of a city alone. */
function agesTable(data: LandingData): TextTable[] {
  const { figures, facts, place } = data
  const wider = widerOf(data)
  const tuitionAround = wider?.figures.tuition ?? []
  if (figures.withOpenings + figures.tuition.length + (facts?.ratios.length ?? 0) + tuitionAround.length === 0)
    return []
  const isFlorida = place.state === 'FL'
  const rows = AGE_BANDS.map((band) => {
    const ofBand = <Row extends { band: string }>(list: readonly Row[]) => list.find((one) => one.band === band.code)
    const here = ofBand(figures.tuition)
    const around = ofBand(tuitionAround)
    const unknownPrice = around && wider ? texts.priceElsewhere(moneyText(around.median), wider.name) : texts.tooFew
    const kept = facts && ofBand(facts.ratios)
    const limit = isFlorida ? `\u00a0/\u00a01:${band.floridaRatio}` : ''
    return [
      band.label,
      (ofBand(figures.openingsByBand)?.providers ?? 0).toLocaleString('en-US'),
      here ? moneyText(here.median) : UNKNOWN + unknownPrice,
      ...(facts ? [kept ? `1:${kept.median}${limit}` : UNKNOWN + texts.tooFew + limit] : []),
    ]
  })
  const ratio = isFlorida ? texts.ratioWithLimit : texts.ratioColumn
  return [{ caption: texts.agesCaption(place.name), columns: [...texts.agesColumns, ...(facts ? [ratio] : [])], rows }]
}

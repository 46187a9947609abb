import type { PictureFile } from '@/lib/media/rules'
import { detourText, distanceText, shortDistance } from '@/lib/places/rules/geo'
import type { Translate } from '@/lib/platform/language/types'
import { comingDayText, dayText, onOneLine } from '@/lib/platform/time/dates'
import { CARE_TYPES, CURRICULA, KINDS, labelOf, PROGRAMS } from '@/lib/providers/catalogue/traits'
import { AGE_BANDS, type AgeBandCode, ageRangeText } from '@/lib/providers/rules/ages'
import type { OpeningsSummary } from '@/lib/providers/rules/openings'
import { moneyText } from '@/lib/providers/rules/tuition'
import type { RowValues } from './row-values'

/** The messages of a row. */
export type RowTexts = Translate<'providers.row'>

type Where = Pick<RowValues, 'kind' | 'curriculum' | 'city' | 'zip' | 'meters' | 'detourMeters'>

/** A row's own photo; null for providers without one. */
export const pictureOf = ({ picture }: Pick<RowValues, 'picture'>): PictureFile | null =>
  picture ? { path: picture[0], width: picture[1], height: picture[2] } : null

/** "Center, Montessori · Orlando, 0.8 miles" */
export function whereText(row: Where): string {
  const { kind, curriculum, city, zip } = row
  const what = [labelOf(KINDS, kind), curriculum && labelOf(CURRICULA, curriculum)].filter(Boolean)
  return `${what.join(', ')} · ${[zip ? `${city} ${zip}` : city, farText(row)].filter(Boolean).join(', ')}`
}

/** "0.8 mi · Montessori"; without a distance "Orlando · Center". */
export function shortWhereText(row: Where & Pick<RowValues, 'isSponsored'>): string {
  const { kind, curriculum, city, isSponsored } = row
  const what = curriculum && kind === 'center' ? labelOf(CURRICULA, curriculum) : labelOf(KINDS, kind)
  const far = farText(row)
  const where = far === null ? city : shortDistance(far)
  // A sponsored provider shows its mark in this place.
  return isSponsored ? where : `${where} · ${what}`
}

function farText({ kind, meters, detourMeters }: Where): string | null {
  const isHome = kind === 'family_home'
  if (detourMeters !== undefined) return detourText(detourMeters, isHome)
  return meters === undefined ? null : distanceText(meters, isHome)
}

/** Nothing is known but what a public file says. */
export const isNothingStated = ({ openings, price, hours, ages }: RowValues): boolean =>
  openings.state === 'unknown' && !price && !hours && !ages

/** Openings of which none is confirmed: "Full, waitlist of 6", "Openings not confirmed since May 3". */
export function noOpeningText(
  summary: Exclude<OpeningsSummary, { state: 'open' }>,
  today: string,
  t: RowTexts,
): string {
  switch (summary.state) {
    case 'unknown':
      return t('openings.unknown')
    case 'unconfirmed':
      return t('openings.unconfirmed', { day: dayText(summary.since, today) })
    case 'full':
      if (summary.isPartial) return t('openings.noneStated')
      return summary.waitlist ? t('openings.waitlist', { count: summary.waitlist }) : t('openings.full')
  }
}

/** "2 infant openings", "1 opening, any age", "5 openings, 3 ages". */
export function openingCountText(count: number, bands: readonly AgeBandCode[], t: RowTexts): string {
  const [first] = bands
  if (!first) return t('openings.anyAge', { count })
  if (bands.length > 1) return t('openings.ofAges', { count, ages: bands.length })
  return t('openings.ofAge', { count, age: bandOf(first).adjective })
}

/** `confirmedOn` is a day in words, if the openings were confirmed; `isLater`: they begin on another day, which the text names. */
type OpeningLine = { text: string; confirmedOn?: string; isLater?: boolean }

/** "2 infant openings", "Openings not confirmed since May 3", or that nothing is stated. */
export function openingLine(row: RowValues, today: string, t: RowTexts): OpeningLine {
  const { openings } = row
  if (isNothingStated(row)) return { text: t('nothingStated') }
  if (openings.state !== 'open') return { text: noOpeningText(openings, today, t) }
  const count = openingCountText(openings.count, openings.bands, t)
  const confirmedOn = dayText(openings.confirmedOn, today)
  if (!openings.from) return { text: count, confirmedOn }
  const day = onOneLine(comingDayText(openings.from, today))
  return { text: t('openings.from', { openings: count, day }), confirmedOn, isLater: true }
}

/** `amount` is set apart from `unit`: "$285" " a week, infants". `note`: how old the price is, if it is old. */
type PriceLine = { amount: string; unit: string; note?: string }

/** The price of the ages asked for, lowest to highest; null if it is not stated. */
export function priceLine({ price }: RowValues, today: string, t: RowTexts): PriceLine | null {
  if (!price) return null
  const { low, high, band, on } = price
  const isRange = low !== high
  return {
    amount: isRange ? t('price.range', { low: moneyText(low), high: moneyText(high) }) : moneyText(low),
    unit: priceUnit(band ? bandOf(band).plural : null, isRange, t),
    ...(on !== undefined && {
      note: on === null ? t('undated') : t('asOf', { day: dayText(on, today) }),
    }),
  }
}

/** After a price: of one age, of several, or of all. It begins with a space. */
export function priceUnit(ages: string | null, isRange: boolean, t: RowTexts): string {
  if (isRange) return ` ${t('price.byAge')}`
  return ` ${ages === null ? t('price.week') : t('price.ofAges', { ages })}`
}

/** "6:30 AM – 6:00 PM", with the day if it is old; the street if nothing else is known. */
export function hoursLine(row: RowValues, today: string, t: RowTexts): { text: string; isKnown: boolean } {
  const { hours, hoursOn, street } = row
  if (isNothingStated(row)) return { text: street ?? '', isKnown: true }
  if (!hours) return { text: t('hours.unknown'), isKnown: false }
  if (hoursOn === undefined) return { text: hours, isKnown: true }
  return { text: t('hours.asOf', { hours, day: dayText(hoursOn, today) }), isKnown: true }
}

const TAGS = [...CARE_TYPES, ...CURRICULA, ...PROGRAMS]

/** "6 weeks – 5 years · Daycare · VPK"; the city first where the row shows a distance. */
export function moreText({ ages, tags = [], city, meters }: RowValues): string {
  const labels = tags.map((code) => labelOf(TAGS, code))
  return [meters !== undefined && city, ages && ageRangeText(...ages), ...labels].filter(Boolean).join(' · ')
}

/** For a tile instead of a photo: the initials of the first two words, "CA" for "Casa Amable". */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !/^(the|of|and|at|for)$/i.test(word))
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
}

const TINTS = 6

/** Which of the tile's tints (app/styles/rows.css): the same for a name on every page. */
export function tintOf(name: string): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return sum % TINTS
}

const bandOf = (code: AgeBandCode) => AGE_BANDS.find((band) => band.code === code) ?? AGE_BANDS[0]

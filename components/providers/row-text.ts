import { useLocale, useTranslations } from 'next-intl'
import { type DistanceTexts, detourText, distanceText } from '@/lib/places/rules/geo'
import type { Locale } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import { comingDayText, dayText, onOneLine } from '@/lib/platform/time/dates'
import { kindLabel, type RowTraitTexts, rowTagLabel, rowTraitLabel } from '@/lib/providers/catalogue/traits'
import { type HoursTexts, weekHoursText } from '@/lib/providers/hours/rules/hours'
import { type AgeBandCode, type AgeTexts, ageRangeText, bandPlural } from '@/lib/providers/rules/ages'
import type { OpeningsSummary } from '@/lib/providers/rules/openings'
import { moneyText } from '@/lib/providers/rules/tuition'
import type { RowValues } from './row-values'

/** The messages of a row: from useRowTexts in components, from rowTexts on the server. */
export type RowTexts = {
  row: Translate<'providers.row'>
  traits: RowTraitTexts
  ages: AgeTexts
  hours: HoursTexts
  distance: DistanceTexts
  locale: Locale
}

type Where = Pick<RowValues, 'kind' | 'curriculum' | 'city' | 'zip' | 'meters' | 'detourMeters'>

/** "Center, Montessori · Orlando, 0.8 miles" */
export function whereText(texts: RowTexts, row: Where): string {
  const { traits } = texts
  const { kind, curriculum, city, zip } = row
  const what = [kindLabel(traits, kind), curriculum && rowTraitLabel(traits, 'curricula', curriculum)].filter(Boolean)
  const where = [zip ? `${city} ${zip}` : city, farText(texts, row, 'full')].filter(Boolean)
  return `${what.join(', ')} · ${where.join(', ')}`
}

/** "0.8 mi · Montessori"; without a distance "Orlando · Center". */
export function shortWhereText(texts: RowTexts, row: Where & Pick<RowValues, 'isSponsored'>): string {
  const { traits } = texts
  const { kind, curriculum, city, isSponsored } = row
  const what =
    curriculum && kind === 'center' ? rowTraitLabel(traits, 'curricula', curriculum) : kindLabel(traits, kind)
  const where = farText(texts, row, 'short') ?? city
  // A sponsored provider shows its "Sponsored" mark instead of the kind.
  // If the line breaks at the dot, the dot stays with the words before it.
  return isSponsored ? where : `${where}\u00a0· ${what}`
}

function farText(
  { distance }: RowTexts,
  { kind, meters, detourMeters }: Where,
  length: 'short' | 'full',
): string | null {
  const style = { isApproximate: kind === 'family_home', length }
  if (detourMeters !== undefined) return detourText(distance, detourMeters, style)
  return meters === undefined ? null : distanceText(distance, meters, style)
}

/** Whether nothing is known except what a public file says. */
export const isNothingStated = ({ openings, price, hours, ages, otherAges = [] }: RowValues): boolean =>
  openings.state === 'unknown' && !price && !hours && !ages && otherAges.length === 0

/** Openings of which none is confirmed: "Full, waitlist of 6", "Openings not confirmed since May 3". */
export function noOpeningText(
  { row: t, locale }: RowTexts,
  summary: Exclude<OpeningsSummary, { state: 'open' }>,
  today: string,
): string {
  switch (summary.state) {
    case 'unknown':
      return t('openings.unknown')
    case 'unconfirmed':
      return t('openings.unconfirmed', { day: dayText(locale, summary.since, today) })
    case 'full':
      if (summary.isPartial) return t('openings.noneStated')
      return summary.waitlist ? t('openings.waitlist', { count: summary.waitlist }) : t('openings.full')
  }
}

/** "2 infant openings", "1 opening, any age", "5 openings, 3 ages". */
export function openingCountText({ row: t }: RowTexts, count: number, bands: readonly AgeBandCode[]): string {
  const [first] = bands
  if (!first) return t('openings.anyAge', { count })
  if (bands.length > 1) return t('openings.ofAges', { count, ages: bands.length })
  return t('openings.ofAge', { count, age: first })
}

/** `confirmedOn` is a day in words, if the openings were confirmed; `isLater`: they begin on another day, which the text names. */
type OpeningLine = { text: string; confirmedOn?: string; isLater?: boolean }

/** "2 infant openings", "Openings not confirmed since May 3", or that nothing is stated. */
export function openingLine(texts: RowTexts, row: RowValues, today: string): OpeningLine {
  const { row: t, locale } = texts
  const { openings } = row
  if (isNothingStated(row)) return { text: t('nothingStated') }
  if (openings.state === 'unknown' && row.otherAges?.includes('openings')) return { text: t('openings.otherAges') }
  if (openings.state !== 'open') return { text: noOpeningText(texts, openings, today) }
  const count = openingCountText(texts, openings.count, openings.bands)
  const confirmedOn = dayText(locale, openings.confirmedOn, today)
  if (!openings.from) return { text: count, confirmedOn }
  const day = onOneLine(comingDayText(locale, openings.from, today))
  return { text: t('openings.from', { openings: count, day }), confirmedOn, isLater: true }
}

/** `amount` is styled differently from `unit`: "$285" " a week, infants". `note`: how old the price is, if it is old. */
type PriceLine = { amount: string; unit: string; note?: string }

/** The price for the requested ages, lowest to highest; null if it is not stated. */
export function priceLine(texts: RowTexts, { price }: RowValues, today: string): PriceLine | null {
  if (!price) return null
  const { row: t, ages, locale } = texts
  const { low, high, band, on } = price
  const isRange = low !== high
  return {
    amount: isRange ? t('price.range', { low: moneyText(low), high: moneyText(high) }) : moneyText(low),
    unit: priceUnit(texts, band ? bandPlural(ages, band) : null, isRange),
    ...(on !== undefined && {
      note: on === null ? t('undated') : t('asOf', { day: dayText(locale, on, today) }),
    }),
  }
}

/** The text after a price: for one age, for several, or for all. It begins with a space. */
export function priceUnit({ row: t }: RowTexts, ages: string | null, isRange: boolean): string {
  if (isRange) return ` ${t('price.byAge')}`
  return ` ${ages === null ? t('price.week') : t('price.ofAges', { ages })}`
}

/** "6:30 AM – 6:00 PM", with the day if it is old; the street if nothing else is known. */
export function hoursLine(texts: RowTexts, row: RowValues, today: string): { text: string; isKnown: boolean } {
  const { row: t, locale } = texts
  const { hoursOn, street } = row
  if (isNothingStated(row)) return { text: street ?? '', isKnown: true }
  if (!row.hours) return { text: t('hours.unknown'), isKnown: false }
  const hours = weekHoursText(texts.hours, row.hours)
  if (hoursOn === undefined) return { text: hours, isKnown: true }
  return { text: t('hours.asOf', { hours, day: dayText(locale, hoursOn, today) }), isKnown: true }
}

/** "6 weeks – 5 years · Daycare · VPK"; the city first where the row shows a distance. */
export function moreText(texts: RowTexts, { ages, tags = [], city, meters }: RowValues): string {
  const labels = tags.map((code) => rowTagLabel(texts.traits, code))
  const range = ages && ageRangeText(texts.ages, ...ages)
  return [meters !== undefined && city, range, ...labels].filter(Boolean).join(' · ')
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

/** The messages of provider rows in the page's language. A list gets them once for all its rows, because a page has twenty. */
export function useRowTexts(): RowTexts {
  const row = useTranslations('providers.row')
  const traits = useTranslations('providers.traits')
  const ages = useTranslations('providers.ages')
  const hours = useTranslations('providers.hours')
  const distance = useTranslations('places.distance')
  return { row, traits, ages, hours, distance, locale: useLocale() }
}
